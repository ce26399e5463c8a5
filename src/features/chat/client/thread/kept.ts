const PREFIX = "sondeo.chat";

/** What is kept on the device under a name; nothing where it keeps nothing, or something else is there. */
export function readKept(name: string): string {
  try {
    return localStorage.getItem(`${PREFIX}.${name}`) ?? "";
  } catch {
    // A browser that keeps nothing still lets people write.
    return "";
  }
}

/** Keeps a text on the device; an empty one is forgotten. */
export function keep(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(`${PREFIX}.${name}`, text);
    else localStorage.removeItem(`${PREFIX}.${name}`);
  } catch {
    // As above.
  }
}
