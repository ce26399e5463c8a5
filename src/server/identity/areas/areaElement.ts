import type { Kysely } from "kysely";
import type { Entity } from "../../../schema/catalog";
import { elementIdOf } from "../../../shared/elementId";
import { isJsonObject, type Json, type JsonObject } from "../../../shared/json";
import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import { type ProfileField, profileFields } from "../profileFields";
import { provincesOf } from "./provinces";

/**
 * A profile's text that names a geographic area (`x-entity.profile`, `area`), as members' calls have it: an element of
 * `GET /lovs/provinces` (spec section 3, Tester profile: province).
 */
export interface AreaElement {
  /** As it was written; empty where nothing was. */
  readonly lovName: string;
  /** Of the province that the member refers to; 0: it refers to none. */
  readonly elementId: number;
  /** The same number. */
  readonly id: number;
}

/** What calls take: an element, by its name or its id alone, or the name as a text. @param text schema of the name */
export function areaInput(text: JsonObject): JsonObject {
  const element = { lovName: text, elementId: { type: "integer" }, id: { type: "integer" } };
  return {
    anyOf: [
      { ...text, type: [String(text.type), "null"] },
      { type: "object", additionalProperties: false, properties: element },
    ],
  };
}

/** What calls answer, and an example. */
export const AREA_ANSWER = {
  schema: {
    type: "object",
    properties: { lovName: { type: "string" }, elementId: { type: "integer" }, id: { type: "integer" } },
  } satisfies JsonObject,
  example: { lovName: "", elementId: 0, id: 0 } satisfies JsonObject,
};

/** The text of what {@link areaInput} takes, as it is stored. */
export function areaText(value: Json): string | null {
  const name = isJsonObject(value) ? value.lovName : value;
  return typeof name === "string" ? name.trim() || null : null;
}

/** The id alone of an element, where the name was left out. */
function idAlone(value: Json | undefined): number | undefined {
  if (!isJsonObject(value) || value.lovName) return undefined;
  const id = value.elementId || value.id;
  return typeof id === "number" && id > 0 ? id : undefined;
}

/** A call's profile with its areas named, where it gave an id of `GET /lovs/provinces` alone; by an unknown one: none. */
export async function withAreasNamed<Body extends JsonObject>(
  root: Kysely<Tables>,
  { member, spaceId }: { readonly member: Entity; readonly spaceId: string },
  body: Body,
): Promise<Body> {
  const given = profileFields(member).flatMap(({ name, area }) => {
    const id = area && idAlone(body[name]);
    return id === undefined ? [] : [[name, id] as const];
  });
  if (given.length === 0) return body;
  const provinces = await provincesOf(root, spaceId);
  const nameOf = (id: number) =>
    provinces.find(({ elementId, isOwn }) => isOwn && elementId === id)?.names[DEFAULT_LANGUAGE] ?? null;
  return { ...body, ...Object.fromEntries(given.map(([name, id]) => [name, nameOf(id)])) };
}

/** What a member's profile says of a field that names an area, by the reference. */
export async function readAreaElement(
  root: Kysely<Tables>,
  { field, area }: ProfileField,
  member: Readonly<Record<string, unknown>>,
): Promise<AreaElement> {
  const [text, reference] = [member[field.name], area && member[area.name]];
  const row =
    typeof reference === "string"
      ? await executor(root).selectFrom("geographicArea").select("code").where("id", "=", reference).executeTakeFirst()
      : undefined;
  const elementId = row ? elementIdOf(row.code) : 0;
  return { lovName: typeof text === "string" ? text : "", elementId, id: elementId };
}
