import type { MemberExtension } from "../host/memberHost";
import { createMemberRegistry } from "../host/memberRegistry";
import { withPlugins } from "../host/pluginOf";

/** The members' app's scan for extensions, by folder: nothing else of it has to name them. */
const found: Record<string, MemberExtension> = {
  ...import.meta.glob<MemberExtension>("../../features/*/client/member/index.ts", { eager: true }),
  ...import.meta.glob<MemberExtension>("../../../plugins/*/client/member/index.ts", { eager: true }),
};

export const memberRegistry = createMemberRegistry(withPlugins(found));
