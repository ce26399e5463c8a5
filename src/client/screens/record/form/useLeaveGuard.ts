import { useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { useConfirm } from "../../common/confirm";
import { useTexts } from "../../common/useTexts";

/**
 * Asks before unsaved changes are left behind. The answer lets a save leave without being asked.
 * @param body locale key of what becomes of them
 */
export function useLeaveGuard(isDirty: boolean, body = "console.form.leave.draft"): () => void {
  const { t } = useTexts();
  const confirm = useConfirm();
  const guarded = useRef(isDirty);
  const asked = useRef(false);
  useEffect(() => {
    guarded.current = isDirty;
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (guarded.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const blocker = useBlocker(
    useCallback(({ currentLocation, nextLocation }) => guarded.current && currentLocation.pathname !== nextLocation.pathname, []),
  );
  useEffect(() => {
    if (blocker.state !== "blocked" || asked.current) return;
    asked.current = true;
    confirm({
      title: t("console.form.leave.title"),
      body: t(body),
      confirmLabel: t("console.form.leave.confirm"),
      isDestructive: true,
    }).then((canLeave) => {
      asked.current = false;
      if (canLeave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm, t, body]);

  return useCallback(() => {
    guarded.current = false;
  }, []);
}
