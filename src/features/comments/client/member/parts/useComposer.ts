import { useEffect, useRef, useState } from "react";
import { ApiError, useTexts } from "../../../../../client/kit/member";
import { attachmentsOf } from "../../attach/upload";
import { KINDS_OF } from "./askedKinds";
import type { ComposerProps } from "./composerProps";
import { useDraft, useDraftKey } from "./useDraft";
import { useMemberUploads } from "./useMemberUploads";

const isUnsure = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

type ComposerOptions = Pick<ComposerProps, "draft" | "initial" | "filesPath" | "asksFor" | "send">;

/** What is being written, with its files, until it has been sent. */
export function useComposer({ draft, initial, filesPath, asksFor, send }: ComposerOptions) {
  const { t } = useTexts();
  const [text, setText] = useDraft(draft, initial?.text);
  const uploads = useMemberUploads({ path: filesPath, draft, initial: initial?.attached });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The same key again is the same comment: it changes only once the server has answered.
  const [takeKey, renewKey] = useDraftKey(draft);
  // While files are on their way, people write on.
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });

  async function post() {
    const attached = await uploads.settled();
    if (!attached) return setError(t("comments.files.missing"));
    if (asksFor && !attached.some(({ kind }) => KINDS_OF[asksFor].includes(kind)))
      return setError(t(`comments.files.wanted.${asksFor}`));
    await send({ text: latest.current.trim(), clientKey: takeKey(), ...attachmentsOf(attached) }, attached);
    setText("");
    uploads.clear();
    renewKey();
  }

  async function submit() {
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await post();
    } catch (cause) {
      if (!isUnsure(cause)) renewKey();
      const isOffline = cause instanceof ApiError && cause.status === 0;
      setError(isOffline ? t("comments.member.offline") : cause instanceof ApiError ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  }
  return { text, setText, uploads, isBusy, error, submit };
}
