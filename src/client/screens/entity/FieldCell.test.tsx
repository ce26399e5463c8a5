import { I18nContext } from "ra-core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { register as registerInteger } from "../../../fields/integer/client";
import { register as registerMoney } from "../../../fields/money/client";
import type { ClientField } from "../../../schema/clientCatalog";
import { ClientRegistryContext, createClientRegistry } from "../../host/clientRegistry";
import { FieldCell } from "./FieldCell";

const registry = createClientRegistry([{ register: registerMoney }, { register: registerInteger }]);

function shown(field: Pick<ClientField, "kind" | "unit">, value: number, language: string): string {
  const i18n = { translate: (key: string) => key, changeLocale: () => Promise.resolve(), getLocale: () => language };
  const markup = renderToStaticMarkup(
    <I18nContext.Provider value={i18n}>
      <ClientRegistryContext.Provider value={registry}>
        <FieldCell record={{ id: "1", amount: value }} field={{ name: "amount", ...field } as ClientField} />
      </ClientRegistryContext.Provider>
    </I18nContext.Provider>,
  );
  return markup.replace(/<[^>]*>/g, "").replace(/[\u00a0\u202f]/g, " ");
}

test.each([
  ["es", "10,00 €"],
  ["en", "€10.00"],
  ["fr", "10,00 €"],
  ["nl", "€ 10,00"],
  ["it", "10,00 €"],
  ["pt", "10,00 €"],
])("a price has its currency once, where %s puts it", (language, text) => {
  expect(shown({ kind: "money", unit: "€" }, 10, language)).toBe(text);
});

test("another number is followed by its unit", () => {
  expect(shown({ kind: "integer", unit: "LABs" }, 10, "es")).toBe("10 LABs");
});
