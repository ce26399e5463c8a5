import type { SpaceDb } from "../db/query/spaceDb";
import type { Books, Entry } from "./books";
import type { AnyChart, Balances, CauseOf, KindOf, Leg } from "./chart";

/** Takes what may be spent: into a hold, or for good. */
export interface Taking<C extends AnyChart> extends Leg<KindOf<C>> {
  /** The error if less may be spent. */
  readonly refuse: (available: number) => Error;
}

/** @returns the booking's id; nothing where it was taken before, under this key */
export function take<C extends AnyChart>(
  books: Books<C>,
  db: SpaceDb,
  cause: Entry & CauseOf<C>,
  { refuse, ...leg }: Taking<C>,
): Promise<string | undefined> {
  return books.book(db, cause, (balances: Balances<C>) => {
    const available = balances[leg.from as keyof Balances<C>];
    if (available < leg.amount) throw refuse(available);
    return [leg];
  });
}
