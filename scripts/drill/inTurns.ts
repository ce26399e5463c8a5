/** Calls at once, of one process. */
const AT_ONCE = 4;

/** Works on items in their order, some at once. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
}
