import type { ClientCatalog, ClientEntity } from "../../schema/clientCatalog";
import type { MenuGroup } from "../../schema/menuGroups";
import type { Session } from "../data/session";
import type { ConsoleRoute } from "./consoleProps";

/** Groups of the menu by work, in the order of the day; others follow as the schemas name them. */
const COMMUNITY: readonly MenuGroup[] = [
  "activities",
  "members",
  "conversations",
  "incentives",
  "messages",
  "results",
  "studies",
  "panel",
  "settings",
];
const COMPANY: readonly MenuGroup[] = [
  "studies",
  "panel",
  "results",
  "activities",
  "members",
  "incentives",
  "messages",
  "billing",
  "settings",
];
const ORDERS: Readonly<Record<Session["kind"], readonly string[]>> = {
  staff: COMMUNITY,
  member: COMMUNITY,
  suite: COMPANY,
  backoffice: COMPANY,
};
const OTHERS: MenuGroup = "other";
/** Group of entities that consoles work with but don't list in the menu, e.g. saved views. */
const NONE: MenuGroup = "none";

const SETTINGS: MenuGroup = "settings";

/** Settings and lists of the platform's that the person can't change are read where they take effect: nothing to go to. */
function isIdle({ group, isShared, isSingle, actions }: ClientEntity): boolean {
  return group === SETTINGS && (isShared || isSingle) && !(actions.create || actions.update || actions.delete);
}

export interface NavigationGroup {
  /** Texts under `console.groups`. */
  readonly name: string;
  readonly entities: readonly ClientEntity[];
  /** Stand after the entities. */
  readonly pages: readonly ConsoleRoute[];
}

/** The entity that gives a group its name leads it. */
function mainFirst(group: string, entities: readonly ClientEntity[]): readonly ClientEntity[] {
  return [...entities].sort((a, b) => Number(b.resource === group) - Number(a.resource === group));
}

/** The menu: what the person may list, and pages of a group, by work. Pages without a group are left to the caller. */
export function navigationOf(
  catalog: ClientCatalog,
  kind: Session["kind"],
  pages: readonly ConsoleRoute[] = [],
): readonly NavigationGroup[] {
  const listed = catalog.entities.filter((entity) => entity.actions.list && entity.group !== NONE && !isIdle(entity));
  const names = new Set<string>([
    ...listed.map(({ group }) => group ?? OTHERS),
    ...pages.flatMap(({ group }) => (group && group !== NONE ? [group] : [])),
  ]);
  const order = ORDERS[kind];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length + (name === OTHERS ? 1 : 0));
  return [...names]
    .sort((a, b) => rank(a) - rank(b))
    .map((name) => ({
      name,
      entities: mainFirst(
        name,
        listed.filter(({ group }) => (group ?? OTHERS) === name),
      ),
      pages: pages.filter(({ group }) => group === name),
    }));
}
