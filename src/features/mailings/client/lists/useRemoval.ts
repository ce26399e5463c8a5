import { useMutation } from "@tanstack/react-query";
import { failureText, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import { communityParams, mailings, useRefresh } from "../useMailings";
import { useReadable } from "../useReadable";

interface Removed {
  readonly id: string;
  readonly subject: string;
  readonly state: "DRAFT" | "SCHEDULED";
}

/** Deletes a draft or a scheduled e-mail, after asking. */
export function useRemoval({ id, subject, state }: Removed) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const readable = useReadable();
  const onSettled = useRefresh();
  const texts = state === "DRAFT" ? "mailings.drafts" : "mailings.scheduled";
  const params = communityParams();
  const remove = useMutation({
    mutationFn: () =>
      state === "DRAFT"
        ? mailings.call("DELETE /client/communities/:id/mailings/drafts/:mailingId", { params: { ...params, mailingId: id } })
        : mailings.call("DELETE /client/communities/:id/scheduledEmails/:emailId", { params: { ...params, emailId: id } }),
    onSuccess: () => notice(t(`${texts}.deleted`)),
    onError: (error) => notice(failureText(error, t, `${texts}.deleteFailed`), "error"),
    onSettled,
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t(`${texts}.deleteTitle`),
      body: t(`${texts}.deleteBody`, { subject: readable(subject) }),
      confirmLabel: t("mailings.delete"),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };
  return { isBusy: remove.isPending, remove: () => void ask() };
}
