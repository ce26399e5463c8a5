import { expect, test } from "vitest";
import { pageLanguage } from "./languageCookie";

test.each([
  ["the choice before the browser's", { cookie: "a=b; sondeo_language=fr; c=d", "accept-language": "nl" }, "fr"],
  ["the browser's without a choice", { cookie: "a=b", "accept-language": "de, nl-BE;q=0.8" }, "nl"],
  ["the browser's where the choice is none of ours", { cookie: "sondeo_language=xx", "accept-language": "it" }, "it"],
  ["Spanish without either", {}, "es"],
])("a page is in %s", (_, headers, language) => {
  expect(pageLanguage(headers)).toBe(language);
});
