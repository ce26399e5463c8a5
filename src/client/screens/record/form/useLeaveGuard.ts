import { useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { useConfirm } from "../../common/confirm";
import { useTexts } from "../../common/useTexts";

/**
 * Asks before unsaved changes are left behind. The answer lets a save leave without being asked.
 * @param body locale key of what becomes of them
 * @param save saves them, and nobody is asked: the page is left if it resolves to `true`
 */
export function useLeaveGuard(isDirty: boolean, body = "console.form.leave.draft", save?: () => Promise<boolean>): () => void {
  const { t } = useTexts();
  const confirm = useConfirm();
  const guarded = useRef(isDirty);
  const asked = useRef(false);
  const saving = useRef(save);
  saving.current = save;
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
    const ask = () =>
      confirm({
        title: t("console.form.leave.title"),
        body: t(body),
        confirmLabel: t("console.form.leave.confirm"),
        isDestructive: true,
      });
    (saving.current ?? ask)().then((canLeave) => {
      asked.current = false;
      if (canLeave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm, t, body]);

  return useCallback(() => {
    guarded.current = false;
  }, []);
}
