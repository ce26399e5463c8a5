import type { FieldKindModule, ServerGuest } from "./host/serverHost";

/**
 * The scan by folder: the one place where the server meets its guests. A new folder is found without being named.
 */
export const fieldKinds = Object.values(import.meta.glob<FieldKindModule>("../fields/*/index.ts", { eager: true })).map(
  (module) => module.fieldKind,
);

export const guests: readonly ServerGuest[] = Object.values({
  ...import.meta.glob<ServerGuest>("../features/*/server/index.ts", { eager: true }),
  ...import.meta.glob<ServerGuest>("../../plugins/*/server/index.ts", { eager: true }),
});
