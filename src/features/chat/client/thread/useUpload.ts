import { useEffect, useRef, useState } from "react";
import { kindOfName, LARGEST, LIMITS_SAID } from "../../../../shared/fileTypes";
import type { SentFile } from "../../shared/api/schemas";
import type { ChatCalls } from "./chatCalls";
import type { SentAttachment } from "./outgoing";
import { useWords } from "./words";

/** A file that is to go with the next message. */
export interface Upload {
  readonly name: string;
  /** How much has been sent, 0 to 1. */
  readonly progress: number;
  /** Once the server has it. */
  readonly sent?: SentAttachment;
  /** Why it isn't there. */
  readonly issue?: string;
  /** Where it may be sent again. */
  readonly file?: File;
}

const attachmentOf = ({ kind, url, name, size }: SentFile): SentAttachment => ({
  field: kind === "image" || kind === "video" ? kind : "file",
  url,
  name,
  size,
});

/** A file is sent while the message is being written. */
export function useUpload(send: ChatCalls["upload"]) {
  const { t } = useWords();
  const [upload, setUpload] = useState<Upload>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const set = (part: Omit<Upload, "name">) => {
      if (running.current === controller) setUpload({ name: file.name, ...part });
    };
    const kind = kindOfName(file.name);
    if (!kind) return set({ progress: 0, issue: t("errors.chat.fileType") });
    if (file.size > LARGEST[kind]) return set({ progress: 0, issue: t("errors.chat.fileTooLarge", LIMITS_SAID) });
    set({ progress: 0 });
    try {
      const onProgress = (progress: number) => set({ progress });
      set({ progress: 1, sent: attachmentOf(await send(file, { signal: controller.signal, onProgress })) });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { status = 0, message } = error as { readonly status?: number; readonly message?: string };
      const isPassing = status === 0 || status === 429 || status >= 500;
      set({ progress: 0, issue: status > 0 && message ? message : t("chat.file.failed"), ...(isPassing ? { file } : {}) });
    }
  };
  const clear = () => {
    running.current?.abort();
    running.current = undefined;
    setUpload(undefined);
  };
  return { upload, isBusy: upload !== undefined && !upload.sent && !upload.issue, start, clear };
}

export type UploadModel = ReturnType<typeof useUpload>;
