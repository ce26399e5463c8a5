/** A number of records; an estimate is rounded, since its last digits mean nothing, and says so. */
export function countText(total: number, isEstimate: boolean, language: string): string {
  if (!isEstimate) return total.toLocaleString(language);
  return `~${total.toLocaleString(language, { maximumSignificantDigits: 2 })}`;
}
