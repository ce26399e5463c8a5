import { afterCommit } from "../db/transaction";
import type { EntityHook } from "../host/serverHost";

/** Tells of a community that may ask another step of its people, once it is saved: a second factor, terms to accept. */
export function stepHooks(onSteps: (spaceId: string) => void): readonly EntityHook[] {
  const notify = async (spaceId: unknown) => {
    if (typeof spaceId === "string") afterCommit(() => onSteps(spaceId));
  };
  return [
    {
      entity: "community",
      fields: ["needs2FA", "staffNeeds2FA", "privacyPolicyActive"],
      afterUpdate: ({ record }) => notify(record.id),
    },
    {
      entity: "communityConfiguration",
      fields: ["legalTerms", "privacyPolicy"],
      afterCreate: ({ record }) => notify(record.spaceId),
      afterUpdate: ({ record }) => notify(record.spaceId),
    },
  ];
}
