/** Rules in Markdown, rendered so that nothing in them can run. */

import { Marked, type Tokens } from "marked";

const SAFE_ADDRESS = /^(https?:\/\/|\/(?!\/)|#)/;

const marked = new Marked({
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: ({ text }: Tokens.Image) => escaped(text), // nothing is fetched from elsewhere
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      return SAFE_ADDRESS.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
    },
  },
});

/** Render Markdown as HTML, without its title, which the page says itself. */
export function render(markdown: string): string {
  return marked.parse(markdown.replace(/^# .*\n/, ""), { async: false });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
