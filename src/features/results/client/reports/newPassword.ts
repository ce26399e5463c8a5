/** Without what looks alike: 0 and O, 1 and l. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A password that is easy to read out: 12 of 32 signs, 60 random bits. @example "k7mp-3xwd-9rac" */
export function newPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH));
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(""),
  ).join("-");
}
