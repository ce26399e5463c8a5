import { ACTIONS, grantOf, qualify } from "../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../schema/catalog";
import type { ClientCatalog, ClientEntity, ClientField, ClientForm, ClientReference } from "../../schema/clientCatalog";
import type { Action, FieldSchema } from "../../schema/document";
import { toTitle } from "../../schema/naming";
import type { Session } from "../access/session";
import { formSchema, type WriteMode } from "./rest/forms";
import { visibleFields } from "./rest/visibleFields";
import { validatorsAddress } from "./validatorModules";

/** The property as the API has it, and where its values' words are found. */
function clientSchema({ schema, apiSchema }: Field): FieldSchema {
  const words = (from: FieldSchema) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => name === "x-list" || name === "x-registry"));
  const items = apiSchema.items && schema.items ? { items: { ...apiSchema.items, ...words(schema.items) } } : {};
  return { ...apiSchema, ...words(schema), ...items };
}

function toReference({ name, resource, label }: Entity): ClientReference {
  return { entity: name, resource, label };
}

function toReferences(catalog: Catalog, name: string): readonly ClientReference[] {
  const entity = catalog.entities.get(name);
  return entity ? [toReference(entity)] : [];
}

function toClientField(catalog: Catalog, field: Field): ClientField {
  const target = field.reference && catalog.entities.get(field.reference.entity);
  return {
    name: field.name,
    kind: field.reference && field.isSystem ? "reference" : field.kind.name,
    title: field.schema.title ?? toTitle(field.name),
    schema: clientSchema(field),
    isSortable: field.kind.isSortable,
    filters: field.kind.filters,
    isReadOnly: field.isReadOnly,
    isComputed: field.computed !== undefined,
    isSensitive: field.isSensitive,
    ...(field.schema["x-unit"] ? { unit: field.schema["x-unit"] } : {}),
    ...(target && field.reference ? { reference: { ...toReference(target), isMany: field.reference.isMany } } : {}),
    ...(field.targets ? { targets: field.targets.flatMap((name) => toReferences(catalog, name)) } : {}),
  };
}

function toForm(entity: Entity, keys: readonly string[], mode: WriteMode): ClientForm {
  const schema = formSchema(entity, keys, mode);
  const known = Object.keys(schema.properties ?? {});
  const order = Array.isArray(entity.ui["ui:order"]) ? (entity.ui["ui:order"] as string[]) : [];
  const present = order.filter((name) => name === "*" || known.includes(name));
  const uiSchema = Object.fromEntries(
    Object.entries(entity.ui).filter(([name]) => name.startsWith("ui:") || known.includes(name)),
  );
  return {
    schema,
    // RJSF refuses an order that names fields which this person does not get.
    uiSchema: order.length > 0 ? { ...uiSchema, "ui:order": present.includes("*") ? present : [...present, "*"] } : uiSchema,
    validators: validatorsAddress(entity, keys, mode),
  };
}

/** The moves that the keys allow. */
function statesOf({ states }: Entity, keys: readonly string[]): Pick<ClientEntity, "states"> {
  if (!states) return {};
  const open = Object.entries(states.transitions).filter(([, { access }]) => access.some((key) => keys.includes(qualify(key))));
  const transitions = open.map(([name, { access: _access, ...transition }]) => ({ name, ...transition }));
  return { states: { field: states.field, transitions } };
}

/** Who refers to the entity, among what the keys may list. */
function relationsOf(catalog: Catalog, entity: Entity, keys: readonly string[]): ClientEntity["relations"] {
  return [...catalog.entities.values()]
    .filter((other) => grantOf(other, keys, "list") !== false)
    .flatMap((other) =>
      visibleFields(other, keys)
        .filter((field) => !field.isSystem && (field.reference?.entity === entity.name || field.targets?.includes(entity.name)))
        .map((field) => ({ entity: other.name, resource: other.resource, field: field.name })),
    );
}

function toClientEntity(catalog: Catalog, entity: Entity, keys: readonly string[]): ClientEntity {
  const fields = visibleFields(entity, keys);
  const names = new Set(fields.map((field) => field.name));
  const can = (action: Action) =>
    grantOf(entity, keys, action) !== false && (!entity.isOperationsOnly || action === "list" || action === "read");
  return {
    name: entity.name,
    resource: entity.resource,
    title: entity.title,
    label: entity.label,
    ...(entity.group ? { group: entity.group } : {}),
    ...(entity.icon ? { icon: entity.icon } : {}),
    list: entity.list.filter((name) => names.has(name)),
    isSearchable: entity.search.some((name) => names.has(name)),
    sort: entity.sort[0] ?? { field: "createdAt", order: "DESC" },
    actions: Object.fromEntries(ACTIONS.map((action) => [action, can(action)])) as ClientEntity["actions"],
    fields: fields.map((field) => toClientField(catalog, field)),
    ...(can("create") ? { create: toForm(entity, keys, "create") } : {}),
    ...(can("update") ? { update: toForm(entity, keys, "update") } : {}),
    ...statesOf(entity, keys),
    relations: relationsOf(catalog, entity, keys),
    isSoftDeleted: entity.isSoftDeleted,
    ...(entity.wizard ? { wizard: entity.wizard } : {}),
    hash: entity.hash,
  };
}

/** What one person's consoles are generated from: entities, actions and fields that the keys allow. */
export function clientCatalog(catalog: Catalog, session: Session): ClientCatalog {
  const keys = session.accessKeys;
  const visible = [...catalog.entities.values()].filter((entity) => grantOf(entity, keys, "list") !== false);
  return { accessKeys: keys, entities: visible.map((entity) => toClientEntity(catalog, entity, keys)), wizards: [] };
}
