import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundleOf, LANGUAGES, preferred, type Language } from "./texts.svelte";

const languages = Object.keys(LANGUAGES) as Language[];
const source = (language: Language) =>
  readFileSync(resolve(import.meta.dirname, `../../src/ludoteca/texts/${language}/web.ftl`), "utf-8");
const ids = (language: Language) => new FluentResource(source(language)).body.map((entry) => entry.id);
const code = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(resolve(import.meta.dirname, name), "utf-8"))
  .join("\n");

test.each(languages)("%s has every message once, and no other", (language) => {
  const own = ids(language);
  expect([...own].sort()).toEqual([...new Set(ids("en"))].sort());
});

test("every message is used, and every message used is there", () => {
  const used = new Set([...code.matchAll(/"(web-[a-z-]+)"/g)].map((match) => match[1]));
  expect([...used].sort()).toEqual(ids("en").sort());
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
  expect(say("web-kuhvadis-die", { face: "3" })).toBe("3");
  expect(say("web-quantik-piece", { owner: "first", shape: "A" })).not.toBe(
    say("web-quantik-piece", { owner: "second", shape: "A" }),
  );
});

test("the first language we speak is chosen", () => {
  expect(preferred(["pt-BR", "it-CH", "de"])).toBe("it");
  expect(preferred(["ja"])).toBe("en");
});
