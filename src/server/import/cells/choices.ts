import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { memberTextKey } from "../../../schema/memberTextKey";
import { LANGUAGES, type Language } from "../../../shared/languages";
import type { Texts } from "../../platform/texts";
import { looseKey } from "../looseKey";

/** The words that a value of a closed list goes by. */
function wordsOf({ catalog, entity, field, texts }: ChoiceSources, value: string): readonly string[] {
  const schema = field.schema.items ?? field.schema;
  const { "x-list": list, "x-registry": registry } = schema;
  const keys = [
    ...(registry ? [memberTextKey(registry, value)] : []),
    ...(list ? [`lists.${list}.${value}`] : []),
    `entities.${entity.name}.enums.${field.name}.${value}`,
  ];
  const told = LANGUAGES.flatMap((language) =>
    keys.filter((key) => texts.has(language, key)).map((key) => texts.translate(language, key)),
  );
  const item = list ? catalog.lists.get(list)?.find((one) => one.value === value) : undefined;
  return [value, ...told, ...Object.values(item?.label ?? {})];
}

/** Choices that a fault spells out. */
const MOST_NAMED = 20;

/** What a closed list offers, as somebody reads it. */
export function choiceWords({ catalog, entity, field, texts }: ChoiceSources, language: Language): string {
  const { apiSchema, schema } = field;
  const { "x-list": list, "x-registry": registry } = schema.items ?? schema;
  const words = (apiSchema.items?.enum ?? apiSchema.enum ?? []).map(String).map((value) => {
    const key = [
      ...(registry ? [memberTextKey(registry, value)] : []),
      `lists.${list}.${value}`,
      `entities.${entity.name}.enums.${field.name}.${value}`,
    ].find((one) => texts.has(language, one));
    const label = list ? catalog.lists.get(list)?.find((one) => one.value === value)?.label[language] : undefined;
    return key ? texts.translate(language, key) : (label ?? value);
  });
  return `${words.slice(0, MOST_NAMED).join(", ")}${words.length > MOST_NAMED ? "…" : ""}`;
}

export interface ChoiceSources {
  readonly catalog: Catalog;
  readonly entity: Entity;
  readonly field: Field;
  readonly texts: Texts;
}

/**
 * Reads a value of a closed list by itself or by its words in any language. Words that several values share read
 * none.
 * @returns nothing where the field is of no closed list
 */
export function choiceReader(sources: ChoiceSources): ((cell: string) => string | undefined) | undefined {
  const { apiSchema } = sources.field;
  const values = (apiSchema.items?.enum ?? apiSchema.enum)?.map(String);
  if (!values) return undefined;
  const exact = new Set(values);
  const byWord = new Map<string, string | undefined>();
  for (const value of values) {
    for (const word of new Set(wordsOf(sources, value).map(looseKey))) byWord.set(word, byWord.has(word) ? undefined : value);
  }
  return (cell) => (exact.has(cell) ? cell : byWord.get(looseKey(cell)));
}
