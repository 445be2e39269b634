// Say how many gzipped bytes a first visit loads: the page, what it names, and the longest language.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../src/ludoteca/server/static/", import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, folder))).length;
const names = readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`);
const page = readFileSync(new URL("index.html", folder), "utf-8");
const languages = names.filter((name) => name.includes("_texts_")).sort((a, b) => size(b) - size(a));
const first = ["index.html", ...names.filter((name) => page.includes(name)), languages[0]];

for (const name of first) console.log(String(size(name)).padStart(8), name);
const total = first.reduce((sum, name) => sum + size(name), 0);
const all = ["index.html", ...names].reduce((sum, name) => sum + size(name), 0);
console.log(`${total} bytes gzipped on the first visit (limit ${LIMIT}), ${all} for everything in four languages`);
process.exit(total < LIMIT ? 0 : 1);
