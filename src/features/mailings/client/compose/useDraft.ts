import { useEffect, useRef, useState } from "react";
import { useConfirm, useTexts } from "../../../../client/kit/console";
import { newId } from "../../../../shared/ids";
import type { MailingDetails } from "../../shared/api/history";
import { communityParams, mailings, useRefresh } from "../useMailings";
import { createDraftSaver, type DraftStatus } from "./draftSaver";
import { draftBodyOf, isBlank, type MailingForm } from "./form";

interface DraftOptions {
  /** The draft to go on with. @default a new one */
  readonly draft: MailingDetails | undefined;
  /** The address of the image changes when the draft gets its own copy. */
  readonly onImage: (before: string | undefined, image: string | undefined) => void;
}

/** Keeps what is being written on the server, where the team finds it again. */
export function useDraft({ draft, onImage }: DraftOptions) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [{ status, error }, setState] = useState<{ readonly status: DraftStatus; readonly error?: unknown }>({ status: "none" });
  const latest = useRef({ onImage, refresh });
  latest.current = { onImage, refresh };
  const [saver] = useState(() =>
    createDraftSaver({
      id: draft?.id ?? newId(),
      version: draft?.version,
      send: (mailingId, form, version) =>
        mailings.call("PUT /client/communities/:id/mailings/drafts/:mailingId", {
          params: { ...communityParams(), mailingId },
          body: { ...draftBodyOf(form), ...(version === undefined ? {} : { version }) },
        }),
      onStatus: (next, failure) => setState({ status: next, error: failure }),
      onSaved: ({ image }, saved) => latest.current.onImage(image, saved.image ?? undefined),
    }),
  );
  useEffect(() => {
    // A phone may end a page that isn't in sight.
    const onHide = () => document.visibilityState === "hidden" && void saver.flush();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      void saver.flush().then(() => latest.current.refresh());
    };
  }, [saver]);
  return {
    status,
    error,
    isUnsaved: status === "unsaved" || status === "saving" || status === "failed",
    idOf: saver.id,
    flush: saver.flush,
    close: saver.close,
    change: (form: MailingForm) => {
      if (saver.isKept() || !isBlank(form)) saver.change(form);
    },
    /** Saves before the page is left; asks if that fails. */
    saveBeforeLeaving: async () =>
      (await saver.flush()) ||
      confirm({
        title: t("console.form.leave.title"),
        body: t("mailings.compose.leave"),
        confirmLabel: t("console.form.leave.confirm"),
        isDestructive: true,
      }),
  };
}
