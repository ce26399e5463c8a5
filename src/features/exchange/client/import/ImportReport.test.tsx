import { I18nContext } from "ra-core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImportReport as Report } from "../../shared/api";
import { ImportReport } from "./ImportReport";

const translate = (key: string, { smart_count }: { readonly smart_count?: number } = {}) =>
  smart_count === undefined ? key : `${key} ${smart_count}`;

function drawn(unmapped: Report["unmapped"]): string {
  const i18n = { translate, changeLocale: () => Promise.resolve(), getLocale: () => "en" };
  return renderToStaticMarkup(
    <I18nContext.Provider value={i18n}>
      <ImportReport report={{ questions: 2, respondents: 0, partial: 0, unmapped }} />
    </I18nContext.Provider>,
  );
}

const LOSS = { question: "Q1", reason: "Its condition" };
const COSMETIC = { question: "Q2", reason: "Its width", isCosmetic: true };

test("what is lost stands first; settings of appearance are folded below and counted apart", () => {
  const markup = drawn([COSMETIC, LOSS, LOSS]);
  expect(markup).toContain("surveys.import.unmapped 2");
  expect(markup.indexOf("Its condition")).toBeLessThan(markup.indexOf("surveys.import.cosmetic 1"));
  expect(markup.indexOf("surveys.import.cosmetic 1")).toBeLessThan(markup.indexOf("Its width"));
  expect(markup).toMatch(/aria-expanded="false"[^>]*aria-controls="([^"]+)"[\s\S]*id="\1"/);
});

test("where only appearance is lost, that is said", () => {
  expect(drawn([COSMETIC])).toContain("surveys.import.onlyCosmetic");
  expect(drawn([])).toContain("surveys.import.complete");
  expect(drawn([LOSS])).not.toContain("aria-expanded");
});
