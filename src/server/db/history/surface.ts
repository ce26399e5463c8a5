import type { Catalog, Entity, Field } from "../../../schema/catalog";
import type { Transition, WizardDocument } from "../../../schema/document";
import type { FilterOperator } from "../../../schema/fieldKind";

function isFilterable(field: Field): boolean {
  return field.kind.filters.length > 0 && !field.isSensitive && !field.isWriteOnly;
}

/** As callers write it: `since_gte`. */
function nameFilter(field: Field, operator: FilterOperator): string {
  return operator === "eq" || operator === "in" ? field.name : `${field.name}_${operator}`;
}

/** Named lists, e.g. the columns of a list. */
export type Part = Readonly<Record<string, readonly string[]>>;

/** What people and programs get of an entity. */
export interface EntitySurface {
  readonly screens: Part;
  readonly api: Part;
  readonly permissions: Part;
}

/** What the schemas make, by entity: kept with every change, so that the next one can be told from it. */
export type Surface = Readonly<Record<string, EntitySurface>>;

function isInForm(field: Field, mode: "create" | "update"): boolean {
  const isOpen = !field.isSystem && !field.isHidden && !field.isReadOnly;
  return isOpen && !(mode === "update" && field.isCreateOnly);
}

function someoneMay(entity: Entity, action: "list" | "read" | "create" | "update" | "delete"): boolean {
  return [...entity.access.values()].some((grants) => grants[action]);
}

function screensOf(entity: Entity, wizards: readonly WizardDocument[]): Part {
  const fields = [...entity.fields.values()];
  const form = (mode: "create" | "update") => fields.filter((field) => isInForm(field, mode)).map((field) => field.name);
  const isWritten = !entity.isOperationsOnly;
  return {
    ...(someoneMay(entity, "list") ? { list: entity.list } : {}),
    ...(isWritten && someoneMay(entity, "create") ? { "create form": form("create") } : {}),
    ...(isWritten && someoneMay(entity, "update") ? { "edit form": form("update") } : {}),
    ...Object.fromEntries(
      wizards.flatMap(({ $id, steps }) => steps.map((step) => [`wizard ${$id}, step ${step.name}`, step.fields])),
    ),
  };
}

/** The moves that are calls: where only operations write, theirs are others. */
function movesOf({ states, isOperationsOnly }: Entity): readonly (readonly [name: string, Transition])[] {
  return isOperationsOnly ? [] : Object.entries(states?.transitions ?? {});
}

function writingCalls(entity: Entity, path: string): readonly string[] {
  if (entity.isOperationsOnly) return [];
  const written = { create: `POST ${path}`, update: `PUT ${path}/{id}`, delete: `DELETE ${path}/{id}` };
  const writes = (["create", "update", "delete"] as const).filter((action) => someoneMay(entity, action));
  return [
    ...writes.map((action) => written[action]),
    ...(entity.isSoftDeleted && someoneMay(entity, "delete") ? [`POST ${path}/{id}/restore`] : []),
    ...movesOf(entity).map(([name]) => `POST ${path}/{id}/transitions/${name}`),
  ];
}

function callsOf(entity: Entity): readonly string[] {
  const path = `/api/${entity.resource}`;
  return [
    ...(someoneMay(entity, "list") ? [`GET ${path}`] : []),
    ...(someoneMay(entity, "read") ? [`GET ${path}/{id}`] : []),
    ...writingCalls(entity, path),
  ];
}

function apiOf(entity: Entity): Part {
  if (entity.access.size === 0) return {};
  const shown = [...entity.fields.values()].filter((field) => !field.isHidden);
  return {
    calls: callsOf(entity),
    fields: shown.map((field) => `${field.name} (${field.kind.name})`),
    required: shown.filter((field) => field.isRequired && !field.isSystem).map((field) => field.name),
    filters: shown.filter(isFilterable).flatMap((field) => field.kind.filters.map((operator) => nameFilter(field, operator))),
    "searched in": entity.search,
  };
}

function permissionsOf(entity: Entity): Part {
  const grants = [...entity.access].map(([key, actions]) => {
    const given = Object.entries(actions).filter(([, grant]) => grant !== false);
    return [key, given.map(([action, grant]) => (grant === true ? action : `${action} (${grant})`))] as const;
  });
  const transitions = movesOf(entity).map(([name, { access }]) => [`transition ${name}`, access] as const);
  const fields = [...entity.fields.values()].flatMap((field) => [
    ...(field.readKeys ? [[`reads ${field.name}`, field.readKeys] as const] : []),
    ...(field.writeKeys ? [[`writes ${field.name}`, field.writeKeys] as const] : []),
  ]);
  return Object.fromEntries([...grants, ...transitions, ...fields]);
}

export function surfaceOf(catalog: Catalog): Surface {
  const wizards = [...catalog.wizards.values()];
  return Object.fromEntries(
    [...catalog.entities.values()].map((entity) => {
      const own = wizards.filter((wizard) => wizard.entity === entity.name);
      return [entity.name, { screens: screensOf(entity, own), api: apiOf(entity), permissions: permissionsOf(entity) }];
    }),
  );
}
