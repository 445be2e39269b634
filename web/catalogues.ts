/** Bring src/ludoteca/texts into the app: one chunk of texts and one of rules per language. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/ludoteca/texts");
const GAMES = ["quantik", "knaster", "kuhvadis"];
const WITH_ERRORS = ["error", "match", "server", ...GAMES];

/** Serve `texts:fr` as a Fluent source and `rules:fr` as the HTML of each game's rules. */
export function catalogues(): Plugin {
  return {
    name: "ludoteca-catalogues",
    resolveId: (id) => (/^(texts|rules):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, language] = /^\0(texts|rules):(.+)$/.exec(id) ?? [];
      if (!kind || !language) return undefined;
      const read = (name: string): string => {
        const file = resolve(FOLDER, language, name);
        if (!existsSync(file)) return "";
        this.addWatchFile(file);
        return readFileSync(file, "utf-8");
      };
      return kind === "texts" ? textsModule(read) : rulesModule(read);
    },
  };
}

/** Keep all that the browser says itself, and of the rest only the errors it may be sent. */
function textsModule(read: (name: string) => string): string {
  const errors = WITH_ERRORS.flatMap((name) =>
    read(`${name}.ftl`).split(/\n(?=[a-z])/).filter((entry) => /^[a-z-]*error-/.test(entry)),
  );
  const source = [read("web.ftl"), ...errors].join("\n").replace(/^#.*\n/gm, "");
  return `export default ${JSON.stringify(source)};`;
}

/** Render the rules without their title, which the page says itself. */
function rulesModule(read: (name: string) => string): string {
  const html = (game: string) => marked.parse(read(`${game}.md`).replace(/^# .*\n/, ""), { async: false });
  return GAMES.map((game) => `export const ${game} = ${JSON.stringify(html(game))};`).join("\n");
}
