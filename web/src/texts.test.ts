import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { bundleOf, LANGUAGES, language, learn, own, preferred, speak, t, type Language } from "./texts.svelte";

const languages = Object.keys(LANGUAGES) as Language[];
const GAMES = resolve(import.meta.dirname, "../../src/ludoteca/games");
const source = (language: Language) =>
  readFileSync(resolve(import.meta.dirname, `../../src/ludoteca/texts/${language}/web.ftl`), "utf-8");
const ids = (language: Language) => new FluentResource(source(language)).body.map((entry) => entry.id);
const codeIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => pattern.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(resolve(folder, name), "utf-8"))
    .join("\n");
const code = codeIn(import.meta.dirname, /\.(ts|svelte)$/) + codeIn(GAMES, /\/web\/.*\.(ts|svelte)$/);

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test.each(languages)("%s has every message once, and no other", (language) => {
  const own = ids(language);
  expect([...own].sort()).toEqual([...new Set(ids("en"))].sort());
});

test("every message is used, and every message used is there", () => {
  const used = new Set([...code.matchAll(/"(web-[a-z-]+)"/g)].map((match) => match[1]));
  expect([...used].sort()).toEqual(ids("en").sort());
});

test.each(languages)("%s brings along all that is said in words of others", async (language) => {
  await speak(language);
  const used = new Set([...code.matchAll(/\bt\(\s*"([a-z0-9_-]+)"/g)].map((match) => match[1]));
  expect(used).toContain("match-helped-note");
  expect([...used].filter((id) => t(id) === id)).toEqual([]); // what is not there is shown by its id
});

test.each(languages)("%s formats plurals and selections", (language) => {
  const bundle = bundleOf(language, source(language));
  const say = (id: string, values: Record<string, string | number>) => {
    const problems: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, values, problems);
    expect(problems).toEqual([]);
    return text;
  };
  expect(say("web-points", { count: 1 })).not.toBe(say("web-points", { count: 2 }).replace("2", "1"));
  expect(say("web-facts", { players: "2–8", dice: "yes" })).toContain("2–8");
  expect(say("web-bot", { bot: "nobody we know" })).toBe("nobody we know");
});

test("the first language we speak is chosen", () => {
  expect(preferred(["pt-BR", "it-CH", "de"])).toBe("it");
  expect(preferred(["ja"])).toBe("en");
});

test("a game of another package brings its texts, in the language spoken", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const text = `ludo-go = ${address.slice(-2)}\nludo-web-end-draw = ludo\nweb-cancel = other`;
    return Promise.resolve(new Response(text));
  });
  await speak("en");
  expect(own("ludo", "web-end-draw")).toBe("A draw.");
  await learn(["ludo"]);
  expect(t("ludo-go")).toBe("en");
  expect(own("ludo", "web-end-draw")).toBe("ludo");
  expect(t("web-cancel")).toBe("Cancel"); // what is ours stays ours
  await speak("it");
  await learn(["ludo"]);
  expect(t("ludo-go")).toBe("it");
  expect(asked).toEqual(["/api/games/ludo/texts/en", "/api/games/ludo/texts/it"]);
});

test("texts that cannot be fetched leave the general words", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await speak("fr");
  await learn(["halma"]);
  expect(language()).toBe("fr");
  expect(own("halma", "web-end-draw")).toBe("Match nul.");
});
