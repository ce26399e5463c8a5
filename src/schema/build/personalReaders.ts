import { PERSONAL_READERS } from "../accessKeys";
import type { Field } from "../catalog";
import type { EntityDocument } from "../document";

type Documents = ReadonlyMap<string, EntityDocument>;

/** Whether an entity's records are what people do in activities, which observers are there to watch. */
function isWatched(document: EntityDocument, documents: Documents): boolean {
  const { person, selectedBy } = document["x-entity"];
  if (selectedBy) return true;
  const target = person === undefined ? undefined : document.properties[person]?.["x-ref"];
  const next = typeof target === "string" && target !== document.$id ? documents.get(target) : undefined;
  return next !== undefined && isWatched(next, documents);
}

/** Fields of the record that the value shows. */
function sourcesOf({ computed }: Field): readonly string[] {
  if (!computed) return [];
  if ("age" in computed) return [computed.age];
  return "join" in computed ? computed.join : [];
}

/**
 * Fields with who reads them: what is personal about members isn't for observers, unless their community says so. The
 * label of a person's own record, their nickname, is what everybody calls them by.
 */
export function withPersonalReaders(document: EntityDocument, fields: readonly Field[], documents: Documents): readonly Field[] {
  const { scope, person, label } = document["x-entity"];
  if (scope !== "community" || person === undefined || isWatched(document, documents)) return fields;
  const isKept = ({ name, isPersonal }: Field) => isPersonal && !(person === "id" && name === label);
  const kept = new Set(fields.filter(isKept).map(({ name }) => name));
  return fields.map((field) => {
    const isClosed = kept.has(field.name) || sourcesOf(field).some((source) => kept.has(source));
    return isClosed && !field.readKeys ? { ...field, readKeys: PERSONAL_READERS } : field;
  });
}
