import type { EntitySurface, Part, Surface } from "./surface";

export const PARTS = ["screens", "api", "permissions"] as const;

/** What one list of an entity's surface gains and loses, e.g. the columns of its list. */
export interface SurfaceChange {
  readonly entity: string;
  readonly part: (typeof PARTS)[number];
  /** E.g. `list`, `edit form`, `filters`, an access key. */
  readonly name: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Whether the same ones come in another order. */
  readonly isReordered: boolean;
}

const NOTHING: EntitySurface = { screens: {}, api: {}, permissions: {} };

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => !others.includes(name));
}

function partChanges(before: Part, after: Part): readonly Omit<SurfaceChange, "entity" | "part">[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const old = before[name] ?? [];
    const now = after[name] ?? [];
    const added = without(now, old);
    const removed = without(old, now);
    const isReordered = added.length + removed.length === 0 && old.join("\n") !== now.join("\n");
    return added.length + removed.length > 0 || isReordered ? [{ name, added, removed, isReordered }] : [];
  });
}

/** What changes for people and programs. */
export function surfaceChanges(before: Surface, after: Surface): readonly SurfaceChange[] {
  const entities = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...entities].flatMap((entity) =>
    PARTS.flatMap((part) =>
      partChanges((before[entity] ?? NOTHING)[part], (after[entity] ?? NOTHING)[part]).map((change) => ({
        entity,
        part,
        ...change,
      })),
    ),
  );
}
