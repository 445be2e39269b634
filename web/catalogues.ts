/** Bring the texts into the app: one chunk of sentences and one of rules per language. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { render } from "./src/markdown.ts";

const SOURCE = resolve(import.meta.dirname, "../src/ludoteca");
const WITH_ERRORS = ["error", "match", "server"];

/** Serve `texts:fr` as a Fluent source and `rules:fr` as the HTML of the rules by game. */
export function catalogues(): Plugin {
  return {
    name: "ludoteca-catalogues",
    resolveId: (id) => (/^(texts|rules):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, language] = /^\0(texts|rules):(.+)$/.exec(id) ?? [];
      if (!kind || !language) return undefined;
      const read = (...path: string[]): string => {
        const file = resolve(SOURCE, ...path);
        this.addWatchFile(file);
        return readFileSync(file, "utf-8");
      };
      return kind === "texts" ? textsModule(language, read) : rulesModule(language, read);
    },
  };
}

type Read = (...path: string[]) => string;

/** Name the games whose folders lie beside this app. */
function games(): string[] {
  return readdirSync(resolve(SOURCE, "games")).filter((name) => existsSync(resolve(SOURCE, "games", name, "texts")));
}

/** Keep all that the browser says itself, and of the rest the errors and reasons it may be sent. */
function textsModule(language: string, read: Read): string {
  const general = WITH_ERRORS.map((name) => read("texts", language, `${name}.ftl`));
  const own = games().map((game) => read("games", game, "texts", `${language}.ftl`));
  const entries = [...general, ...own].flatMap((text) => text.split(/\n(?=[a-z])/));
  const kept = entries.filter((entry) =>
    /^[a-z0-9_]+-(web-|error-|why-|luck-)|^error-|^match-(guarantee|[a-z-]+-note)|^server-warming/.test(entry),
  );
  const source = [read("texts", language, "web.ftl"), ...kept].join("\n").replace(/^#.*\n/gm, "");
  return `export default ${JSON.stringify(source)};\nexport const games = ${JSON.stringify(games())};`;
}

/** Render the rules of every game. */
function rulesModule(language: string, read: Read): string {
  const html = games().map((game) => [game, render(read("games", game, "texts", `${language}.md`))]);
  return `export default ${JSON.stringify(Object.fromEntries(html))};`;
}
