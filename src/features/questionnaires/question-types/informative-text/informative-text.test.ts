import { expect, test } from "vitest";
import { brokenRules, questionOf } from "../shared/testing";
import { informativeText } from "./index";

test("shows plain text, whatever it holds", () => {
  const question = questionOf(informativeText, { text: { es: '<img src=x onerror="alert(1)">\nHola & adiós' } });
  const { html } = informativeText.toSurveyJs(question, "es");
  expect(html).toBe("<p><strong>Pregunta</strong></p><p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>Hola &amp; adiós</p>");
});

test("an image's address can't leave its attribute", () => {
  const { html } = informativeText.toSurveyJs(questionOf(informativeText, { image: '/x" onerror="alert(1)' }), "es");
  expect(html).not.toContain('onerror="');
});

test("takes no answer", () => {
  expect(brokenRules(informativeText, questionOf(informativeText), "hola")).not.toEqual([]);
});

test("nothing to read is a fault", () => {
  const question = { ...questionOf(informativeText, { text: {} }), title: {} };
  expect(informativeText.faults?.(question)).toEqual([{ path: "/text", fault: "emptyText" }]);
});
