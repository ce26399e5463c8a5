import { useEffect, useState, useSyncExternalStore } from "react";
import type { AttachedFile } from "../../../../contracts/api/comments";
import { LIMITS_SAID } from "../../../../shared/fileTypes";
import type { SentFile } from "../../shared/api/posts";
import { MOST } from "../../shared/comment";
import { keepFiles, readKeptFiles } from "./keptFiles";
import type { Upload } from "./upload";
import { type Failure, type RefusalIssue, UploadList, type UploadListOptions } from "./uploadList";

export type Translate = (key: string, options?: Record<string, unknown> & { smart_count?: number }) => string;

/** What either app brings: its texts, and how it sends a file. */
export interface UploadTools {
  readonly t: Translate;
  readonly send: (path: string, ...file: Parameters<UploadListOptions["send"]>) => Promise<SentFile>;
}

export interface UploadsOptions extends UploadTools {
  /** Where files are sent to. */
  readonly path: string;
  /** What is there already, where a comment is changed. */
  readonly initial?: readonly AttachedFile[] | undefined;
  /** Under which files that were sent are remembered, unique on the device. @default they aren't */
  readonly draft?: string;
}

export interface UploadsModel extends Pick<UploadList, "add" | "remove" | "retry" | "settled"> {
  readonly uploads: readonly Upload[];
  readonly isSending: boolean;
  /** Once they have gone with a comment. */
  readonly clear: () => void;
}

/** What the server, or the network, says of a file that isn't there. */
function failureOf(error: unknown, t: Translate): Failure {
  const { status, message } = error as Partial<Error & { readonly status: number }>;
  if (status === undefined) return { said: t("comments.files.failed"), isPassing: true };
  if (status === 0) return { said: t("comments.files.offline"), isPassing: true };
  return { said: message ?? t("comments.files.failed"), isPassing: status === 429 || status >= 500 };
}

const REFUSALS: Readonly<Record<RefusalIssue, string>> = {
  type: "errors.comments.fileType",
  size: "errors.comments.fileTooLarge",
  count: "comments.files.tooMany",
};

function createList({ path, initial = [], draft, t, send }: UploadsOptions): UploadList {
  return new UploadList({
    initial: (draft && readKeptFiles(draft)) || initial,
    send: async (...file) => {
      const { url, kind, name, size } = await send(path, ...file);
      return { file: url, kind, name, size };
    },
    failureOf: (error) => failureOf(error, t),
    refusalOf: (issue, kind) => t(REFUSALS[issue], { ...LIMITS_SAID, smart_count: MOST[kind] }),
    onKept: (files) => draft && keepFiles(draft, files),
  });
}

/** Files that are sent while a comment is being written; what didn't get there is tried again once there is a connection. */
export function useUploads(options: UploadsOptions): UploadsModel {
  const [list] = useState(() => createList(options));
  const [subscribe] = useState(() => list.subscribe.bind(list));
  const uploads = useSyncExternalStore(subscribe, () => list.current);
  useEffect(() => {
    const retryAll = () => list.retryAll();
    window.addEventListener("online", retryAll);
    return () => {
      window.removeEventListener("online", retryAll);
      list.stop();
    };
  }, [list]);
  return {
    uploads,
    isSending: uploads.some(({ state }) => state === "waiting" || state === "sending"),
    add: (files) => list.add(files),
    remove: (key) => list.remove(key),
    retry: (key) => list.retry(key),
    settled: () => list.settled(),
    clear: () => {
      list.clear();
      if (options.draft) keepFiles(options.draft, undefined);
    },
  };
}
