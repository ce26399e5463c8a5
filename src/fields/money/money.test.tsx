import { I18nContext } from "ra-core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EntityRecord } from "../../client/host/clientHost";
import { ClientRegistryContext, createClientRegistry } from "../../client/host/clientRegistry";
import { FieldCell } from "../../client/screens/entity/FieldCell";
import type { ClientField } from "../../schema/clientCatalog";
import { register as registerMoney } from "./client";

function Plain({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return String(record[field.name]);
}

const registry = createClientRegistry([
  { register: registerMoney },
  { register: (host) => host.fieldKind({ name: "plain", Cell: Plain }) },
]);

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

test("an amount that is not in euros has its own unit, or none", () => {
  expect(shown({ kind: "money", unit: "" }, 4.5, "es")).toBe("4,50");
  expect(shown({ kind: "money", unit: "US$" }, 4.5, "es")).toBe("4,50 US$");
});

test("another number is followed by its unit", () => {
  expect(shown({ kind: "plain", unit: "LABs" }, 10, "es")).toBe("10 LABs");
});
