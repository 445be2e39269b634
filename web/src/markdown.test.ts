import { expect, test } from "vitest";
import { render } from "./markdown";

test("the title is left to the page", () => {
  expect(render("# Pig\n\nRoll **one** die.\n")).toBe("<p>Roll <strong>one</strong> die.</p>\n");
});

test.each([
  "<script>alert(1)</script>",
  "A <img src=x onerror=alert(1)> in a line",
  "<div onclick='alert(1)'>\n\nblock\n\n</div>",
  "![x](https://example.org/x.png)",
  "[x](javascript:alert(1))",
  "[x](javascript&#58;alert(1))",
  "[x](//example.org)",
  "<javascript:alert(1)>",
  '[x](/a "t\\" onmouseover=alert(1)")',
  '[x](/a"onmouseover=alert(1))',
])("nothing can run or be fetched: %s", (markdown) => {
  const html = render(markdown);
  const tags = html.match(/<[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !/^<\/?(p|a)>$|^<a href="\/a[^"]*">$/.test(tag))).toEqual([]);
});

test("links lead where they say", () => {
  expect(render("[rules](/rules/pig)")).toBe('<p><a href="/rules/pig">rules</a></p>\n');
});
