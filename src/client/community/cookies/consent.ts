/** What a person said to a community's tracking script, on this browser. */
export type Choice = "accepted" | "rejected";

interface StoredConsent {
  readonly script: string;
  readonly choice: Choice;
}

const EVENT = "sondeo:cookies";

const key = (communityId: string) => `sondeo.cookies.${communityId}`;

function isKept(value: unknown): value is StoredConsent {
  const { script, choice } = (value ?? {}) as Partial<StoredConsent>;
  return typeof script === "string" && (choice === "accepted" || choice === "rejected");
}

/** What was said of this very script; who said something of another one has not been asked yet. */
export function choiceIn(stored: string | null, script: string): Choice | undefined {
  try {
    const kept: unknown = JSON.parse(stored ?? "null");
    return isKept(kept) && kept.script === script ? kept.choice : undefined;
  } catch {
    return undefined;
  }
}

export function readChoice(communityId: string, script: string): Choice | undefined {
  return choiceIn(localStorage.getItem(key(communityId)), script);
}

/** Keeps the choice for the next visits; this page and the others of the browser hear of it. */
export function keepChoice(communityId: string, kept: StoredConsent): void {
  localStorage.setItem(key(communityId), JSON.stringify(kept));
  window.dispatchEvent(new Event(EVENT));
}

export function subscribeToChoice(listener: () => void): () => void {
  for (const name of [EVENT, "storage"]) window.addEventListener(name, listener);
  return () => {
    for (const name of [EVENT, "storage"]) window.removeEventListener(name, listener);
  };
}
