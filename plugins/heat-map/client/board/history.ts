import type { Point } from "../../shared/api/schemas";

/** Something done to a point, with all it takes to undo it. */
export type Change =
  | { readonly kind: "place"; readonly point: Point }
  | { readonly kind: "move" | "turn"; readonly before: Point; readonly after: Point }
  | { readonly kind: "remove"; readonly point: Point };

/** More than anybody remembers. */
const LONGEST = 100;

/** A point that is moved step by step goes back in one. */
export function withChange(history: readonly Change[], change: Change): readonly Change[] {
  const last = history.at(-1);
  if (change.kind === "move" && last?.kind === "move" && last.after.id === change.after.id)
    return [...history.slice(0, -1), { ...change, before: last.before }];
  return [...history, change].slice(-LONGEST);
}

/** What undoes a change of the points that there are now; nothing where the point is gone, or there again. */
export function undoing(change: Change, points: readonly Point[]): Change | undefined {
  const id = change.kind === "place" || change.kind === "remove" ? change.point.id : change.after.id;
  const now = points.find((point) => point.id === id);
  if (change.kind === "remove") return now ? undefined : { kind: "place", point: change.point };
  if (!now) return undefined;
  if (change.kind === "place") return { kind: "remove", point: now };
  const { x, y, sign } = change.before;
  const after = change.kind === "move" ? { ...now, x, y } : { ...now, sign };
  return { kind: change.kind, before: now, after };
}
