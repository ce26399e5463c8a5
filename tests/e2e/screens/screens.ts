import type { APIRequestContext } from "@playwright/test";
import Polyglot from "node-polyglot";
import type { Place } from "./consoles";
import type { Language } from "./screenVariants";

/** A page of an entity. */
export interface Screen {
  readonly name: "list" | "create" | "edit" | "record";
  /** Path below the origin. */
  readonly path: string;
  /** Its first heading, where the texts alone say it. */
  readonly heading?: string;
}

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** The texts of a language, as its server gives them. */
export async function textsOf(request: APIRequestContext, language: Language): Promise<Translate> {
  const phrases = await (await request.get(`/api/locales/${language}`)).json();
  const polyglot = new Polyglot({ phrases, locale: language });
  return (key, options) => polyglot.t(key, options);
}

async function firstRecord(request: APIRequestContext, { entity, token }: Place): Promise<string | undefined> {
  const query = `range=${encodeURIComponent("[0,0]")}&count=false`;
  const answer = await request.get(`/api/${entity.resource}?${query}`, { headers: { Authorization: `Bearer ${token}` } });
  const [record] = (await answer.json()) as readonly { readonly id: string }[];
  return record?.id;
}

/** The list of an entity, and its form: a new record's, else a record's, else what a record shows. */
export async function screensOf(request: APIRequestContext, place: Place, t: Translate): Promise<readonly Screen[]> {
  const { console, entity } = place;
  const path = `${console.address}/${entity.resource}`;
  const title = t(`entities.${entity.name}.name`, { smart_count: 1 });
  const list: Screen = { name: "list", path, heading: t(`entities.${entity.name}.name`, { smart_count: 2 }) };
  if (entity.actions.create) {
    const heading = entity.isSingle ? list.heading : t("console.record.new", { name: title.toLowerCase(), title });
    return [list, { name: "create", path: `${path}/create`, ...(entity.wizard ? {} : { heading }) }];
  }
  const id = await firstRecord(request, place);
  if (!id) return [list];
  const isOpen = entity.actions.update && !entity.wizard;
  return [list, isOpen ? { name: "edit", path: `${path}/${id}/edit` } : { name: "record", path: `${path}/${id}` }];
}
