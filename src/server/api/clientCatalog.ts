import { ACTIONS, grantOf, hasAccessKey, qualify } from "../../schema/accessKeys";
import type { Catalog, Entity, Field, Reference } from "../../schema/catalog";
import type {
  ClientCatalog,
  ClientEntity,
  ClientField,
  ClientForm,
  ClientReference,
  StatePlace,
} from "../../schema/clientCatalog";
import type { Action, FieldSchema } from "../../schema/document";
import { AWAITED } from "../../schema/menuGroups";
import { toTitle } from "../../schema/naming";
import type { JsonObject } from "../../shared/json";
import type { Session } from "../access/session/session";
import { mayUpload } from "../files/uploads/mayUpload";
import { importFields } from "../import/importFields";
import { pluginOfFile } from "../plugins/pluginOfFile";
import { clientWizards } from "../wizards/clientWizards";
import { explainEntity, explainPreview } from "./explainAccess";
import { formSchema, type WriteMode } from "./rest/forms";
import { labelField, visibleFields } from "./rest/visibleFields";
import { validatorsAddress } from "./validatorModules";

const WORDS: ReadonlySet<string> = new Set(["x-list", "x-registry"]);
/** What a list's items say of their fields, which are no fields of the Catalog. */
const ITEM_WORDS: ReadonlySet<string> = new Set([...WORDS, "x-kind", "x-localized", "x-unit"]);

/** The property as the API has it, and where its values' words are found. */
function clientSchema(schema: FieldSchema, apiSchema: FieldSchema, kept = WORDS): FieldSchema {
  const words = Object.fromEntries(Object.entries(schema).filter(([name]) => kept.has(name)));
  const properties = Object.entries(apiSchema.properties ?? {}).map(
    ([name, shown]) => [name, clientSchema(schema.properties?.[name] ?? {}, shown, ITEM_WORDS)] as const,
  );
  return {
    ...apiSchema,
    ...words,
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(apiSchema.items && schema.items ? { items: clientSchema(schema.items, apiSchema.items) } : {}),
  };
}

/** What names the entity's records to the person; the schema's label where nothing that the person sees does. */
function labelOf(entity: Entity, keys: readonly string[]): string {
  return labelField(entity, keys)?.name ?? entity.label;
}

function toReference(entity: Entity, keys: readonly string[]): ClientReference {
  return { entity: entity.name, resource: entity.resource, label: labelOf(entity, keys) };
}

function toReferences(catalog: Catalog, name: string, keys: readonly string[]): readonly ClientReference[] {
  const entity = catalog.entities.get(name);
  return entity ? [toReference(entity, keys)] : [];
}

function picked({ isMany, offers }: Reference): Pick<Reference, "isMany" | "offers"> {
  return { isMany, ...(offers ? { offers } : {}) };
}

/** Where in a record's life each value of its state stands: told of the whole machine, whatever moves the person may make. */
function statePlaces({ states }: Entity, { name, schema }: Field): Pick<ClientField, "states"> {
  if (states?.field !== name) return {};
  const moves = Object.values(states.transitions);
  const placeOf = (value: unknown): StatePlace => {
    if (value === schema.default) return "initial";
    return moves.some(({ from }) => from.includes(String(value))) ? "between" : "final";
  };
  return { states: Object.fromEntries((schema.enum ?? []).map((value) => [String(value), placeOf(value)])) };
}

/** The form's sections with the fields that the person sees. */
function sectionsOf({ ui }: Entity, names: ReadonlySet<string>): Pick<ClientEntity, "sections"> {
  const declared = ui["ui:sections"];
  if (!Array.isArray(declared)) return {};
  const sections = (declared as readonly JsonObject[]).map((section) => ({
    ...section,
    fields: Array.isArray(section.fields) ? section.fields.filter((name) => names.has(String(name))) : [],
  }));
  return { sections };
}

function toClientField(catalog: Catalog, entity: Entity, field: Field, keys: readonly string[]): ClientField {
  const target = field.reference && catalog.entities.get(field.reference.entity);
  return {
    name: field.name,
    kind: field.reference && field.isSystem ? "reference" : field.kind.name,
    title: field.schema.title ?? toTitle(field.name),
    schema: clientSchema(field.schema, field.apiSchema),
    // Sensitive values are in the record itself alone: no list is ordered or narrowed by them.
    isSortable: field.kind.isSortable && !field.isSensitive,
    filters: field.isSensitive ? [] : field.kind.filters,
    isReadOnly: field.isReadOnly,
    isComputed: field.computed !== undefined,
    isSensitive: field.isSensitive,
    ...(field.schema["x-unit"] === undefined ? {} : { unit: field.schema["x-unit"] }),
    ...statePlaces(entity, field),
    ...(target && field.reference ? { reference: { ...toReference(target, keys), ...picked(field.reference) } } : {}),
    ...(field.targets ? { targets: field.targets.flatMap((name) => toReferences(catalog, name, keys)) } : {}),
  };
}

function toForm(entity: Entity, keys: readonly string[], mode: WriteMode): ClientForm {
  const schema = formSchema(entity, keys, mode);
  const known = Object.keys(schema.properties ?? {});
  const order = Array.isArray(entity.ui["ui:order"]) ? (entity.ui["ui:order"] as string[]) : [];
  const present = order.filter((name) => name === "*" || known.includes(name));
  // What only informs the rules is in the form, and not shown.
  const context = known.filter((name) => schema.properties?.[name]?.readOnly);
  const uiSchema = Object.fromEntries([
    ...Object.entries(entity.ui).filter(([name]) => name.startsWith("ui:") || known.includes(name)),
    ...context.map((name) => [name, { "ui:widget": "hidden" }]),
    ...(known.includes("spaceId") && entity.fields.get("spaceId")?.reference ? [["spaceId", { "ui:widget": "reference" }]] : []),
  ]);
  return {
    schema,
    // RJSF refuses an order that names fields which this person does not get.
    uiSchema: order.length > 0 ? { ...uiSchema, "ui:order": present.includes("*") ? present : [...present, "*"] } : uiSchema,
    validators: validatorsAddress(entity, keys, mode),
  };
}

/** The moves that the keys allow; none where the entity isn't written by calls. */
function statesOf({ states }: Entity, keys: readonly string[], isWritten: boolean): Pick<ClientEntity, "states"> {
  if (!states) return {};
  // Where no call writes there is none for a move.
  const moves = isWritten ? Object.entries(states.transitions) : [];
  const open = moves.filter(([, { access }]) => hasAccessKey(access.map(qualify), keys));
  const transitions = open.map(([name, { access: _access, ...transition }]) => ({ name, ...transition }));
  return { states: { field: states.field, transitions, ...(states.frozen ? { frozen: states.frozen } : {}) } };
}

function importsOf(entity: Entity, keys: readonly string[]): NonNullable<ClientEntity["imports"]> {
  const matched = entity.importKeys.flatMap((name) => entity.fields.get(name) ?? []);
  const fields = importFields(entity, keys, { mode: "create", matched });
  return { fields: fields.map(({ name }) => name), keys: matched.map(({ name }) => name) };
}

/** The scope whose spaces others lie in: all of what is one's there is shown beside it, to who works across spaces. */
const WHOLE_SCOPE: Entity["scope"] = "company";
/** Group of entities that have no place of their own in menus. */
const NO_GROUP = "none";

/** Whether the records stand for themselves in their space: they are of no other record there, and somebody is led to them. */
function isOwnPart(catalog: Catalog, { scope, fields, group }: Entity, canCreate: boolean): boolean {
  if (scope !== WHOLE_SCOPE || (group === NO_GROUP && !canCreate)) return false;
  const isOf = ({ isRequired, reference }: Field) =>
    isRequired && reference !== undefined && catalog.entities.get(reference.entity)?.scope === WHOLE_SCOPE;
  return ![...fields.values()].some((field) => !field.isSystem && isOf(field));
}

/** Who refers to the entity, among what the keys may list; of a space all that lies in it. */
function relationsOf(catalog: Catalog, entity: Entity, keys: readonly string[]): ClientEntity["relations"] {
  return [...catalog.entities.values()]
    .filter((other) => other.group !== AWAITED && grantOf(other, keys, "list") !== false)
    .flatMap((other) => {
      const isPart = isOwnPart(catalog, other, grantOf(other, keys, "create") !== false);
      return visibleFields(other, keys)
        .filter((field) => !field.isSystem || (isPart && field.name === "spaceId"))
        .filter((field) => field.reference?.entity === entity.name || field.targets?.includes(entity.name))
        .map((field) => ({ entity: other.name, resource: other.resource, field: field.name }));
    });
}

/** Which scope's records lie in the space of a session. */
const OWN_SCOPE: Readonly<Record<Session["kind"], Entity["scope"] | undefined>> = {
  member: "community",
  staff: "community",
  suite: "company",
  backoffice: undefined,
};

/** Whether the session's own space can hold but one record. */
function isSingle({ scope, unique, uniqueEverywhere }: Entity, kind: Session["kind"]): boolean {
  const isOnePerSpace = [...unique, ...uniqueEverywhere].some((set) => set.length === 1 && set[0] === "spaceId");
  return isOnePerSpace && scope === OWN_SCOPE[kind];
}

/** The columns of an entity's list. Who works across companies sees whose each record is, beside what it is called. */
function columnsOf({ list, scope, fields }: Entity, kind: Session["kind"]): readonly string[] {
  const isAcross = OWN_SCOPE[kind] === undefined && scope !== "global" && fields.get("spaceId")?.reference !== undefined;
  return isAcross ? [...list.slice(0, 1), "spaceId", ...list.slice(1)] : list;
}

function toClientEntity(catalog: Catalog, entity: Entity, session: Session): ClientEntity {
  const { accessKeys: keys, kind } = session;
  const fields = visibleFields(entity, keys);
  const names = new Set(fields.map((field) => field.name));
  const isWritten = !entity.isOperationsOnly && !isLookingOn(session);
  const can = (action: Action) =>
    grantOf(entity, keys, action) !== false && (isWritten || action === "list" || action === "read");
  return {
    name: entity.name,
    resource: entity.resource,
    title: entity.title,
    label: labelOf(entity, keys),
    ...(entity.group ? { group: entity.group } : {}),
    ...(entity.icon ? { icon: entity.icon } : {}),
    list: columnsOf(entity, kind).filter((name) => names.has(name)),
    isSearchable: entity.search.some((name) => names.has(name)),
    sort: entity.sort[0] ?? { field: "createdAt", order: "DESC" },
    actions: Object.fromEntries(ACTIONS.map((action) => [action, can(action)])) as ClientEntity["actions"],
    fields: fields.map((field) => toClientField(catalog, entity, field, keys)),
    ...sectionsOf(entity, names),
    ...(can("create") ? { create: toForm(entity, keys, "create") } : {}),
    ...(can("update") ? { update: toForm(entity, keys, "update") } : {}),
    ...statesOf(entity, keys, isWritten),
    relations: relationsOf(catalog, entity, keys),
    ...(can("create") ? { imports: importsOf(entity, keys) } : {}),
    isSoftDeleted: entity.isSoftDeleted,
    isShared: entity.scope === "global",
    isSingle: isSingle(entity, kind),
    isPerson: entity.person === "id",
    ...(entity.wizard ? { wizard: entity.wizard } : {}),
    ...explainEntity(entity, keys),
    hash: entity.hash,
  };
}

/** Whether the back office looks at a suite as one of its people: every write is refused, so none is offered. */
function isLookingOn({ viewingUntil }: Session): boolean {
  return viewingUntil !== undefined;
}

/** What one person's consoles are generated from: entities, actions and fields that the keys allow. */
export function clientCatalog(catalog: Catalog, session: Session, closed: readonly string[]): ClientCatalog {
  const keys = session.accessKeys;
  const visible = [...catalog.entities.values()].filter(
    (entity) =>
      entity.group !== AWAITED && grantOf(entity, keys, "list") !== false && !closed.includes(pluginOfFile(entity.file) ?? ""),
  );
  return {
    ...explainPreview(catalog, keys),
    entities: visible.map((entity) => toClientEntity(catalog, entity, session)),
    wizards: isLookingOn(session) ? [] : clientWizards(catalog, keys),
    mayUpload: !isLookingOn(session) && mayUpload(session),
  };
}
