import type { RefusedPost } from "./outgoing";

/** What the server said no to, kept until its author has seen why; a list that is replaced whole. */
export interface RefusedPosts {
  readonly current: () => readonly RefusedPost[];
  readonly add: (post: RefusedPost) => void;
  readonly remove: (clientKey: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function read(key: string): readonly RefusedPost[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    // A browser that keeps nothing: the page does.
    return [];
  }
}

/** @param owner whose they are: whoever signs in here next is shown none of them */
export function openRefusedPosts(owner: string): RefusedPosts {
  const key = `sondeo.comment-refused:${owner}`;
  const listeners = new Set<() => void>();
  let posts = read(key);
  const change = (next: readonly RefusedPost[]) => {
    posts = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above.
    }
    for (const listener of listeners) listener();
  };
  const others = (clientKey: string) => posts.filter(({ body }) => body.clientKey !== clientKey);
  return {
    current: () => posts,
    add: (post) => change([...others(post.body.clientKey), post]),
    remove: (clientKey) => change(others(clientKey)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
