import type { ClientCatalog, ClientEntity } from "../../schema/clientCatalog";

/** Groups of the menu by work, in the order of the day; others follow as the schemas name them. */
const ORDER = ["activities", "members", "conversations", "incentives", "messages", "results", "studies", "panel", "settings"];
const OTHERS = "other";

export interface NavigationGroup {
  /** Texts under `console.groups`. */
  readonly name: string;
  readonly entities: readonly ClientEntity[];
}

/** The menu: what the person may list, grouped by work. */
export function navigationOf(catalog: ClientCatalog): readonly NavigationGroup[] {
  const groups = new Map<string, ClientEntity[]>();
  for (const entity of catalog.entities.filter(({ actions }) => actions.list)) {
    const name = entity.group ?? OTHERS;
    groups.set(name, [...(groups.get(name) ?? []), entity]);
  }
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length + (name === OTHERS ? 1 : 0));
  return [...groups].sort(([a], [b]) => rank(a) - rank(b)).map(([name, entities]) => ({ name, entities }));
}
