/** `A`, `B` ... `Z`, `AA` ... as spreadsheets and tables of research name columns. @param index from 0 */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
