import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { ViewType } from "../../contracts/defineView";

type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Views that extensions make for others, each made once: it would begin anew with every look. */
export interface Views {
  /** @throws Error where another extension provides it */
  readonly add: <Props extends object>(view: ViewType<Props>, load: Load<Props>) => void;
  /** @throws Error where nobody provides it */
  readonly find: <Props extends object>(view: ViewType<Props>) => LazyExoticComponent<ComponentType<Props>>;
}

export function createViews(): Views {
  // Which props belong to a name is said by its `ViewType`, the only way in and out.
  const views = new Map<string, unknown>();
  return {
    add: (view, load) => {
      if (views.has(view.name)) throw new Error(`View "${view.name}" is provided twice`);
      views.set(view.name, lazy(load));
    },
    find: <Props extends object>(view: ViewType<Props>) => {
      const found = views.get(view.name);
      if (!found) throw new Error(`Nobody provides the view "${view.name}"`);
      return found as LazyExoticComponent<ComponentType<Props>>;
    },
  };
}
