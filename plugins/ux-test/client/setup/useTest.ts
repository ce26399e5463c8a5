import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { clientOf } from "../../../../src/client/kit/console";
import type { settingsApi, UxSettings } from "../../shared/api/settings";

const tests = clientOf<typeof settingsApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** The tasks of a usability test. */
export const useTest = (activityId: string) => tests.useCall("GET /api/activities/:id/ux-test", inputOf(activityId));

export function useSaveTest(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: UxSettings) => {
      const saved = await tests.call("PUT /api/activities/:id/ux-test", { ...inputOf(activityId), body });
      client.setQueryData(tests.keyOf("GET /api/activities/:id/ux-test", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}
