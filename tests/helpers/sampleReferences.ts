import { grantOf, isWritable } from "../../src/schema/accessKeys";
import type { Catalog, Entity, Field } from "../../src/schema/catalog";
import { sampleRecord, targetsOf } from "./sampleRecord";

/** What an answer says, whether it was injected or came over the network. */
export interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly json: <T>() => T;
}

export type Call = (request: {
  readonly method?: "GET" | "POST";
  readonly url: string;
  readonly token?: string;
  readonly body?: unknown;
}) => Promise<Answer>;

/** Somebody who may create records. */
export interface Creator {
  readonly token: string;
  readonly keys: readonly string[];
  /** The space that a record is for, from somebody who belongs to none. */
  readonly spaceId?: string;
}

interface Makers {
  readonly app: { readonly call: Call };
  readonly catalog: Catalog;
  readonly creators: readonly Creator[];
  /** Records of global entities, by entity: one of each serves all. */
  readonly shared: Map<string, string>;
}

function creatorOf(entity: Entity, creators: readonly Creator[]): Creator | undefined {
  if (entity.isOperationsOnly) return undefined;
  return creators.find(({ keys }) => grantOf(entity, keys, "create") === true);
}

function wantedBy(entity: Entity, isWanted: (field: Field) => boolean): readonly string[] {
  const fields = [...entity.fields.values()].filter((field) => !field.isSystem && !field.isReadOnly && isWanted(field));
  return [...new Set(fields.flatMap(targetsOf))];
}

/** A body of the creator's, with the space that they have to name. */
export function bodyOf(entity: Entity, creator: Creator, references?: ReadonlyMap<string, string>) {
  const sample = sampleRecord(entity, creator.keys, references);
  const space = entity.fields.get("spaceId");
  return space && isWritable(space, creator.keys, "create") ? { ...sample, spaceId: creator.spaceId ?? null } : sample;
}

async function createOne(entity: Entity, makers: Makers): Promise<string | undefined> {
  const creator = creatorOf(entity, makers.creators);
  if (!creator) return undefined;
  // Only what it can't do without: what refers to each other would never end.
  const references = await createThese(
    wantedBy(entity, (field) => field.isRequired),
    makers,
  );
  const body = bodyOf(entity, creator, references);
  const answer = await makers.app.call({ method: "POST", url: `/api/${entity.resource}`, token: creator.token, body });
  if (answer.statusCode !== 201) throw new Error(`${entity.name}: ${answer.statusCode} ${answer.body}`);
  return answer.json<{ readonly id: string }>().id;
}

async function createThese(names: readonly string[], makers: Makers): Promise<ReadonlyMap<string, string>> {
  const references = new Map<string, string>();
  for (const name of names) {
    const target = makers.catalog.entities.get(name);
    const id = target && (makers.shared.get(name) ?? (await createOne(target, makers)));
    if (id) references.set(name, id);
    if (id && target.scope === "global") makers.shared.set(name, id);
  }
  return references;
}

/** A new record of every entity that the entity's records may refer to and somebody can create. */
export function createReferences(entity: Entity, makers: Makers): Promise<ReadonlyMap<string, string>> {
  return createThese(
    wantedBy(entity, () => true),
    makers,
  );
}
