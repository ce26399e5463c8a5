type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells of every call that did not reach the server. @returns how to stop listening */
export function onNetworkFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function notifyNetworkFailure(): void {
  for (const listener of listeners) listener();
}
