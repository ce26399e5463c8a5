import { afterCommit } from "../db/transaction";
import type { EntityHook } from "../host/serverHost";

/** Tells of a community's new look, once it is saved: colours and images are the community's, their places its configuration's. */
export function themeHooks(onTheme: (spaceId: string) => void): readonly EntityHook[] {
  const notify = async (spaceId: unknown) => {
    if (typeof spaceId === "string") afterCommit(() => onTheme(spaceId));
  };
  return [
    { entity: "community", afterUpdate: ({ record }) => notify(record.id) },
    {
      entity: "communityConfiguration",
      afterCreate: ({ record }) => notify(record.spaceId),
      afterUpdate: ({ record }) => notify(record.spaceId),
      beforeDelete: ({ record }) => notify(record.spaceId),
    },
  ];
}
