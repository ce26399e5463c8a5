import { draftOwner, keptKeys } from "../../data/drafts/keptDrafts";
import { sessionSpace } from "../../data/session";
import { useConfirm } from "../../screens/common/confirm";
import { useTexts } from "../../screens/common/useTexts";
import { useConsole } from "../consoleProps";

/** The way out; asks first where something was written that the server doesn't have, for it goes with the session. */
export function useSignOut(): () => Promise<void> {
  const { session, onSignOut } = useConsole();
  const confirm = useConfirm();
  const { t } = useTexts();
  return async () => {
    const isUnsent = keptKeys(draftOwner(session.account.id, sessionSpace(session))).length > 0;
    const question = {
      title: t("console.shell.unsent.title"),
      body: t("console.shell.unsent.body"),
      confirmLabel: t("console.shell.signOut"),
      isDestructive: true,
    };
    if (!isUnsent || (await confirm(question))) onSignOut();
  };
}
