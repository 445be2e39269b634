import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { followLinks } from "./router.svelte";
import { settings } from "./settings.svelte";
import { preferred, speak } from "./texts.svelte";

followLinks();
await speak(settings.language ?? preferred(navigator.languages));
mount(App, { target: document.getElementById("app")! });
