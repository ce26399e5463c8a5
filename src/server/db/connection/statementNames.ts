/** Names of prepared queries by their text. */
const names = new Map<string, string>();

/** From now on every connection plans this statement once, in transactions too. */
export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

export const statementName = (text: string): string | undefined => names.get(text);
