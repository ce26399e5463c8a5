/** Total of `members 0-24/319`; nothing where the server didn't count. */
export function totalOf(contentRange: string | null): number | undefined {
  const total = Number(contentRange?.split("/")[1]);
  return Number.isFinite(total) ? total : undefined;
}
