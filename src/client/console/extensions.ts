import type { ClientGuest } from "../host/clientHost";

/**
 * The consoles' scan for guests, by folder: the one place of the client that looks for them, so that nothing else has
 * to name them. Their screens load when they are opened; only the registrations come along here.
 */
const found: Record<string, ClientGuest> = {
  ...import.meta.glob<ClientGuest>("../../fields/*/client.tsx", { eager: true }),
  ...import.meta.glob<ClientGuest>("../../features/*/client/index.ts", { eager: true }),
  ...import.meta.glob<ClientGuest>("../../../plugins/*/client/index.ts", { eager: true }),
};

export const guests: readonly ClientGuest[] = Object.values(found);
