import { useEffect, useRef, useState } from "react";
import type { FieldFile } from "../../../../contracts/api/files";
import { FIELD_FILE_TYPES, MEGABYTE } from "../../../../shared/fileTypes";
import { ApiError } from "../../../data/api";
import { sendFile } from "../../../data/saving/sendFile";
import { useTexts } from "../../common/useTexts";

export type UploadKind = keyof typeof FIELD_FILE_TYPES;

/** Whole megabytes that a file of a kind may have. */
export const mostMegabytes = (kind: UploadKind) => Math.max(...FIELD_FILE_TYPES[kind].map(({ largest }) => largest)) / MEGABYTE;

/** What is wrong with a file before it is sent: a key under `fields.file` or `fields.video`. */
export function faultOf(kind: UploadKind, { name, size }: Pick<File, "name" | "size">): "wrongType" | "tooBig" | undefined {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!FIELD_FILE_TYPES[kind].some(({ endings }) => endings.includes(ending))) return "wrongType";
  return size > mostMegabytes(kind) * MEGABYTE ? "tooBig" : undefined;
}

/** What the server's refusal is called under the same keys. */
const REFUSALS: Readonly<Record<string, "wrongType" | "tooBig">> = {
  "request.unsupportedMediaType": "wrongType",
  "request.tooLarge": "tooBig",
};

/** Sends one file at a time, which can be called off. @returns `progress` 0 to 1, nothing while none is sent */
export function useFileUpload(kind: UploadKind, onStored: (file: FieldFile) => void) {
  const { t } = useTexts();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const say = (key: "wrongType" | "tooBig") => t(`fields.${kind}.${key}`, { size: mostMegabytes(kind) });

  const failureText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t(`fields.${kind}.failed`);
    const refusal = REFUSALS[error.problem?.code ?? ""];
    if (refusal) return say(refusal);
    if (error.problem) return error.message;
    return t(error.status === 0 ? "console.state.offline.body" : `fields.${kind}.failed`);
  };

  const send = async (file: File | undefined) => {
    if (!file) return;
    const early = faultOf(kind, file);
    setFault(early && say(early));
    if (early) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const call = { path: `/api/files/${kind}` };
      onStored(await sendFile<FieldFile>({ call, file, signal: controller.signal, onProgress: setProgress }));
    } catch (error) {
      if (!controller.signal.aborted) setFault(failureText(error));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };

  return { progress, fault, send, cancel: () => running.current?.abort() };
}
