import { useEffect, useState } from "react";
import { LARGEST_PHOTO } from "../../../shared/photo";
import type { FileCall } from "../../data/saving/sendFile";
import { useTexts } from "../../texts/TextsProvider";
import { failureOf } from "../pages/failureOf";
import { usePhotoUpload } from "./usePhotoUpload";

/** An address of a file that is on this device alone, as long as it is needed. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface PhotoChangesOptions<Answer> {
  readonly send: FileCall;
  /** Told what that call answered. */
  readonly onSent: (answer: Answer) => void;
  readonly onRemove: (() => Promise<void>) | undefined;
  /** Told when the photo is gone. */
  readonly onRemoved: () => void;
}

/** Sends the photo that was chosen, or takes away the one that is there. */
export function usePhotoChanges<Answer>({ send, onSent, onRemove, onRemoved }: PhotoChangesOptions<Answer>) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<File>();
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const upload = usePhotoUpload<Answer>({
    ...send,
    largest: LARGEST_PHOTO,
    onSent: (answer) => {
      setChosen(undefined);
      onSent(answer);
    },
  });
  const { progress, unsent } = upload;
  const isSending = progress !== undefined;
  const preview = useObjectUrl(isSending || unsent ? chosen : undefined);
  const isBusy = isSending || isRemoving;

  const take = (file: File): void => {
    setRefusal(undefined);
    setChosen(file);
    void upload.send(file);
  };

  const remove = async (): Promise<void> => {
    if (!onRemove || isBusy) return;
    setIsRemoving(true);
    setRefusal(undefined);
    try {
      await onRemove();
      onRemoved();
    } catch (error) {
      setRefusal(failureOf(error, [], t).form);
    } finally {
      setIsRemoving(false);
    }
  };

  return {
    /** How much has been sent, 0 to 1, while something is on its way. */
    progress,
    /** What didn't arrive, and may be sent again. */
    unsent,
    /** Address of the chosen photo, until it has been sent. */
    preview,
    isBusy,
    /** Why the last change failed. */
    error: upload.issue ?? refusal,
    take,
    remove,
  };
}
