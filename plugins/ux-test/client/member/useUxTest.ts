import { useCallback, useState } from "react";
import { ApiError, clientOf, useTexts } from "../../../../src/client/kit/member";
import type { MemberUxTest, memberApi } from "../../shared/api/member";

const tests = clientOf<typeof memberApi>();
const TASK = "/api/member/activities/:id/ux-test/tasks/:taskId";

/** A member's usability test, as it stands after each step. */
export function useUxTest(activityId: string) {
  const { t } = useTexts();
  const [newer, setNewer] = useState<MemberUxTest>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = { params: { id: activityId } };
  const query = tests.useCall("GET /api/member/activities/:id/ux-test", input, { enabled: newer === undefined, gcTime: 0 });

  const step = useCallback(
    async (send: () => Promise<MemberUxTest>) => {
      setBusy(true);
      setFailure(undefined);
      try {
        setNewer(await send());
      } catch (error) {
        // Words of the server say what to do; without an answer nothing was saved, and the button is still there.
        setFailure(error instanceof ApiError && error.status > 0 ? error.message : t("uxTest.member.offline"));
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  const of = (taskId: string) => ({ params: { id: activityId, taskId } });
  return {
    test: newer ?? query.data,
    error: query.error,
    refetch: query.refetch,
    failure,
    isBusy,
    start: (taskId: string, isPhone: boolean) =>
      step(() => tests.call(`POST ${TASK}/start`, { ...of(taskId), body: { isPhone } }, { isQuiet: true })),
    end: (taskId: string, outcome: "DONE" | "GAVE_UP") =>
      step(() => tests.call(`POST ${TASK}/end`, { ...of(taskId), body: { outcome } }, { isQuiet: true })),
    rate: (taskId: string, ease: number) =>
      step(() => tests.call(`POST ${TASK}/ease`, { ...of(taskId), body: { ease } }, { isQuiet: true })),
    /** Where its time has run out, the server says so. */
    look: useCallback(
      () => step(() => tests.call("GET /api/member/activities/:id/ux-test", { params: { id: activityId } }, { isQuiet: true })),
      [step, activityId],
    ),
  };
}

export type UxSteps = ReturnType<typeof useUxTest>;
