import { expect, test } from "vitest";
import type { PendingStep } from "../../shared/nextStep";
import { createHandshakeActor } from "./handshake";

const actor = (missing: readonly PendingStep[]) => ({
  kind: "member" as const,
  sessionId: "s",
  accountId: "a",
  spaceId: "c",
  memberId: "m",
  subjectId: "m",
  visibility: "ALL" as const,
  missing,
  accessKeys: ["community:USER"],
});

test.each<readonly [readonly PendingStep[], boolean]>([
  [[], true],
  [["photo"], true],
  [["nickname"], false],
  [["conditions"], false],
])("whoever lacks %j opens a socket: %s", async (missing, isLetIn) => {
  const actorOf = createHandshakeActor(
    () => ({}),
    async () => actor(missing),
  );
  const found = await actorOf({ cookie: undefined, authorization: "Bearer token", space: undefined });
  expect(found !== undefined).toBe(isLetIn);
});
