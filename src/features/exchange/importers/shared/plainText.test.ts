import { describe, expect, test } from "vitest";
import { plainText } from "./plainText";

describe("readable text", () => {
  test.each([
    ["plain, as it is\nwith its lines", "plain, as it is\nwith its lines"],
    ["<p>One</p>\n<p>Two</p>", "One\n\nTwo"],
    ["a<br/>b<br>c", "a\nb\nc"],
    ["Caf&eacute; &amp; t&eacute; &#8211; &#x20AC;5&nbsp;each &ntilde;", "Café & té – €5 each ñ"],
    ["<ul><li>one</li><li>two</li></ul>", "- one\n\n- two"],
    ["a<script>alert(1)</script>b<style>p{}</style><!-- c -->", "ab"],
    ["5 < 6 & 7 > 3", "5 < 6 & 7 > 3"],
    ["&lt;b&gt; stays a text", "<b> stays a text"],
    ["&unknown; &#0; &#xD800; &constructor;", "&unknown; &#0; &#xD800; &constructor;"],
    ["<script>never closed", ""],
    [
      'See <a class="x" href="https://example.test/a?b=1&amp;c=2">the rules</a>.',
      "See the rules (https://example.test/a?b=1&c=2).",
    ],
    ['<a href="https://example.test">https://example.test</a>', "https://example.test"],
    ['<a href="mailto:a@example.test">write</a> <a name="top">to</a> us', "write (a@example.test) to us"],
    ["<table><tr><td>One</td><td>Two</td></tr><tr><td>Three</td> <td>Four</td></tr></table>", "One | Two\n\nThree | Four"],
    ["half \ud83d a character", "half \ufffd a character"],
  ])("%j", (html, text) => {
    expect(plainText(html).text).toBe(text);
  });

  test("images are named", () => {
    expect(plainText('x <img alt="" src="/a.png"> <iframe src=https://example.test/v?a=1&amp;b=2></iframe>').media).toEqual([
      "/a.png",
      "https://example.test/v?a=1&b=2",
    ]);
  });
});

const SIZE = 2_000_000;
const filled = (part: string, size = SIZE) => part.repeat(size / part.length);

/** Texts in which a pattern that reads on to the end and fails would do so from each place: hours instead of milliseconds. */
describe("texts of two megabytes that never close what they open", () => {
  test.each(["<img ", "<script ", "<li ", "<p ", "</div ", "<img src ", "<a <", "<a href=http://x", "<", "</"])(
    "%j over and over",
    (part) => {
      const html = filled(part);
      expect(plainText(html)).toEqual({ text: html.trim(), media: [] });
    },
  );

  test.each(["&", "&#", "&amp", "&#x41"])("%j over and over stays", (part) => {
    expect(plainText(filled(part)).text).toBe(filled(part));
  });

  test.each([
    ["comments", filled("<!-- "), ""],
    ["comments after each other", filled("<!---->"), ""],
    ["a script that ends nearly", `<script>${filled("</script ")}`, ""],
    ["scripts", filled("<script></script>"), ""],
    ["a tag of blanks", `<img ${filled("\t")}`, "<img"],
    ["a break of blanks", `a<br${filled(" ")}`, "a<br"],
    ["blanks", `a&nbsp;${filled(" ")}b`, "a b"],
    ["lines", `a&nbsp;${filled(" \n")}b`, "a\n\nb"],
  ])("%s", (_name, html, text) => {
    expect(plainText(html).text).toBe(text);
  });

  test("a player whose address is never given", () => {
    expect(plainText(`<video ${filled(" src")}>`)).toEqual({ text: "", media: [] });
  });
});
