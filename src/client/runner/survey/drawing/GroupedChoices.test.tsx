import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import type { ExecutionState } from "../../execution";
import { createModel } from "../model/createModel";

const HEADINGS = [
  { text: "Fruit <b>", codes: ["a", "b"] },
  { text: "Roots", codes: ["d"] },
];

function modelOf(element: JsonObject) {
  const question = { name: "q", title: "Which?", choices: ["a", "b", "c", "d"], headings: HEADINGS, ...element };
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [question] }] },
    language: "en",
    answers: {},
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  expect(model.jsonErrors ?? []).toEqual([]);
  return model;
}

/** What is drawn of the question, without the styles before it. */
function drawn(element: JsonObject): string {
  const markup = renderToStaticMarkup(<Survey model={modelOf(element)} />);
  return markup.slice(markup.indexOf("sd-question__content"));
}

describe.each(["radiogroup", "checkbox"])("a %s", (type) => {
  test("has its choices under headings, each the name of a group that holds them", () => {
    const parts = drawn({ type }).split('role="group" aria-labelledby=');
    const [, fruit = "", roots = ""] = parts.slice(-3);
    const id = /^"([^"]+)"/.exec(fruit)?.[1];
    expect(fruit).toContain(`<p id="${id}" class="rn-choices-title">Fruit &lt;b&gt;</p>`);
    expect([...fruit.matchAll(/value="(.)"/g)].map(([, code]) => code)).toEqual(["a", "b", "c"]);
    // What stands under none follows the group's end.
    expect(/value="b".*?<\/label><\/div><\/div><div/.test(fruit)).toBe(true);
    expect(roots).toContain("Roots");
    expect(roots).toContain('value="d"');
  });

  test("without headings has its choices alone", () => {
    const markup = drawn({ type, headings: [] });
    expect(markup).not.toContain("rn-choices");
    expect([...markup.matchAll(/value="(.)"/g)].map(([, code]) => code)).toEqual(["a", "b", "c", "d"]);
  });
});

test("a list has the browser's own groups, and goes by the question's title", () => {
  const markup = drawn({ type: "dropdown", renderAs: "select" });
  expect(markup).toContain(
    '<optgroup label="Fruit &lt;b&gt;"><option value="a">a</option><option value="b">b</option></optgroup>',
  );
  expect(markup).toContain('</optgroup><option value="c">c</option><optgroup label="Roots">');
  expect(markup).toMatch(/<select [^>]*aria-labelledby="[^"]+_ariaTitle"/);
});
