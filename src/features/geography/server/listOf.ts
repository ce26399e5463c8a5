import type { ListElement } from "../../../contracts/api/geography";
import type { GlobalDb } from "../../../server/kit";
import { elementIdOf } from "../../../shared/elementId";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/languages";

function presentElement(language: Language, { code, name }: { readonly code: string; readonly name: unknown }): ListElement {
  const names = name as Readonly<Partial<Record<Language, string>>>;
  const elementId = elementIdOf(code);
  return { lovName: names[language] ?? names[DEFAULT_LANGUAGE] ?? code, elementId, id: elementId, code };
}

/** The elements as people look for them: by name. */
export function sortedElements(
  rows: readonly { readonly code: string; readonly name: unknown }[],
  language: Language,
): readonly ListElement[] {
  const collator = new Intl.Collator(language);
  return rows.map((row) => presentElement(language, row)).sort((a, b) => collator.compare(a.lovName, b.lovName));
}

export function countriesOf(db: GlobalDb) {
  return db.selectFrom("country").select(["code", "name"]).execute();
}

export function areasOf(db: GlobalDb, level: string, countryCode: string) {
  return db
    .selectFrom("geographicArea as a")
    .innerJoin("country as c", "c.id", "a.country")
    .select(["a.code", "a.name"])
    .where("a.level", "=", level)
    .where("c.code", "=", countryCode)
    .execute();
}
