const LONGEST = 60;

/** An identifier in the address that a name suggests: `Café & té` -> `cafe-te`. Empty where the name has no such letters. */
export function originOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
}
