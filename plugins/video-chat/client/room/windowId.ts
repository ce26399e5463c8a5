/** Names this window to the server: a browser that comes back isn't another one that takes its seat. */
export const WINDOW_ID = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
