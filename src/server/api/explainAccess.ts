import { ACTIONS, grantOf, isReadable, previewOf, qualify } from "../../schema/accessKeys";
import type { Catalog, Entity } from "../../schema/catalog";
import type { ClientCatalog, ClientEntity, HiddenPart } from "../../schema/clientCatalog";
import type { Action } from "../../schema/document";
import { AWAITED } from "../../schema/menuGroups";
import { toTitle } from "../../schema/naming";

/** The keys that a preview's role has, and those of the person who looks. */
interface Preview {
  readonly as: readonly string[];
  readonly own: readonly string[];
}

function pointer(...steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The role's key as the schema writes it, where its access rules name one. */
function writtenKey({ document }: Entity, as: readonly string[]): string | undefined {
  return Object.keys(document["x-entity"].access).find((key) => as.includes(qualify(key)));
}

/** Where the entity's rules say what the role may do; the rules as a whole where they do not name it. */
function accessRule(entity: Entity, { as }: Preview): string {
  const key = writtenKey(entity, as);
  return `${entity.file}#${pointer("x-entity", "access", ...(key ? [key] : []))}`;
}

/** Keys that may do it with all records. */
function openTo(entity: Entity, action: Action): readonly string[] {
  return [...entity.access].filter(([, grants]) => grants[action] === true).map(([key]) => key);
}

function hiddenFields(entity: Entity, keys: readonly string[], { own }: Preview): readonly HiddenPart[] {
  return [...entity.fields.values()]
    .filter((field) => isReadable(field, own) && !isReadable(field, keys))
    .map(({ name, schema, readKeys = [] }) => ({
      name,
      title: schema.title ?? toTitle(name),
      rule: `${entity.file}#${pointer("properties", name, "x-access")}`,
      openTo: readKeys,
    }));
}

function hiddenActions(entity: Entity, keys: readonly string[], preview: Preview): readonly HiddenPart[] {
  const possible = ACTIONS.filter((action) => !entity.isOperationsOnly || action === "list" || action === "read");
  return possible
    .filter((action) => grantOf(entity, preview.own, action) !== false && grantOf(entity, keys, action) === false)
    .map((action) => ({
      name: action,
      title: toTitle(action),
      rule: accessRule(entity, preview),
      openTo: openTo(entity, action),
    }));
}

function hiddenTransitions({ states, file, isOperationsOnly }: Entity, { as, own }: Preview): readonly HiddenPart[] {
  if (isOperationsOnly) return [];
  return Object.entries(states?.transitions ?? {}).flatMap(([name, { access }]) => {
    const keys = access.map(qualify);
    const isHidden = keys.some((key) => own.includes(key)) && !keys.some((key) => as.includes(key));
    const rule = `${file}#${pointer("x-entity", "states", "transitions", name, "access")}`;
    return isHidden ? [{ name, title: toTitle(name), rule, openTo: keys }] : [];
  });
}

/** The rule that leaves the role some of the records only. */
function hiddenRows(entity: Entity, keys: readonly string[], preview: Preview): HiddenPart | undefined {
  const grant = grantOf(entity, keys, "list");
  if (grant === true || grant === false) return undefined;
  return {
    name: grant.join(", "),
    title: grant.map(toTitle).join(", "),
    rule: `${accessRule(entity, preview)}${pointer("list")}`,
    openTo: openTo(entity, "list"),
  };
}

/** What the previewed role does not get of an entity, and why; nothing where nobody looks as another role does. */
export function explainEntity(entity: Entity, keys: readonly string[]): Pick<ClientEntity, "hidden"> {
  const preview = previewOf(keys);
  if (!preview) return {};
  const rows = hiddenRows(entity, keys, preview);
  const actions = [...hiddenActions(entity, keys, preview), ...hiddenTransitions(entity, preview)];
  return { hidden: { fields: hiddenFields(entity, keys, preview), actions, ...(rows ? { rows } : {}) } };
}

/** The role that is looked as, and the entities that it does not get at all. */
export function explainPreview(catalog: Catalog, keys: readonly string[]): Pick<ClientCatalog, "accessKeys" | "preview"> {
  const preview = previewOf(keys);
  if (!preview) return { accessKeys: keys };
  const hiddenEntities = [...catalog.entities.values()]
    .filter(
      (entity) =>
        entity.group !== AWAITED && grantOf(entity, preview.own, "list") !== false && grantOf(entity, keys, "list") === false,
    )
    .map((entity) => ({
      name: entity.name,
      title: entity.title,
      rule: accessRule(entity, preview),
      openTo: openTo(entity, "list"),
    }));
  return { accessKeys: preview.as, preview: { as: preview.as, hiddenEntities } };
}
