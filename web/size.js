// Say how many gzipped bytes the first visit of a page loads: entry, style and one language.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../src/ludoteca/server/static/", import.meta.url);
const manifest = readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`);
const sizes = ["index.html", ...manifest].map((name) => [
  name,
  gzipSync(readFileSync(new URL(name, folder))).length,
]);
const isOtherLanguage = (name) => /\/(texts_|rules_)/.test(name) && !/texts_de/.test(name);
const first = sizes.filter(([name]) => !isOtherLanguage(name));
for (const [name, size] of sizes) console.log(String(size).padStart(8), name);
const total = first.reduce((sum, [, size]) => sum + size, 0);
console.log(`${total} bytes gzipped for every page in one language (limit ${LIMIT})`);
process.exit(total < LIMIT ? 0 : 1);
