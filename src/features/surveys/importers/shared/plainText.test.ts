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
    ["&unknown; &#0; &#xD800;", "&unknown; &#0; &#xD800;"],
    ["<script>never closed", ""],
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
