import type { Model } from "survey-core";
import { newId } from "../../../../shared/ids";
import { ApiError } from "../../../data/api";
import type { Execution } from "../../execution";
import type { SaveQueue } from "../../saving/saveQueue";
import { pendingAddress, pendingFile } from "../../saving/sendWrite";
import type { WriteStore } from "../../saving/writeStore";

interface Files {
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly store: WriteStore;
  /** Nothing in a preview, which keeps no files for later. */
  readonly responseId: string | null;
  /** What to say where the server says nothing. */
  readonly failed: () => string;
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function asDataUrl(url: string): Promise<string> {
  const response = await fetch(url, { credentials: "same-origin" });
  if (!response.ok) throw new ApiError(response.status, undefined);
  return readDataUrl(await response.blob());
}

/** A file that waits, or waited when the answer was given. */
async function keptDataUrl(fileId: string, { store, responseId }: Files): Promise<string> {
  if (!responseId) throw new ApiError(404, undefined);
  const left = await store.read(responseId);
  const file = left.flatMap(({ job }) => (job.kind === "file" && job.fileId === fileId ? [job.file] : []))[0];
  if (file) return readDataUrl(file);
  return asDataUrl((await store.addressOf(responseId, fileId)) ?? "");
}

function reason(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.message ?? problem?.detail ?? problem?.title ?? fallback;
}

/** The file's address; where the server can't be reached the file waits with the answers. */
async function upload(questionId: string, file: File, { execution, queue, responseId }: Files): Promise<string> {
  try {
    return (await execution.upload(questionId, file)).url;
  } catch (error) {
    if (!responseId || !(error instanceof ApiError) || error.status !== 0) throw error;
    const fileId = newId();
    queue.put({ kind: "file", questionId, fileId, name: file.name, file });
    return pendingAddress(fileId);
  }
}

/** Uploads of file questions: the value holds addresses of files on the server, never the files. */
export function connectFiles(model: Model, files: Files): void {
  model.onUploadFiles.add(async (_, { question, files: chosen, callback }) => {
    try {
      callback(await Promise.all(chosen.map(async (file) => ({ file, content: await upload(question.name, file, files) }))));
    } catch (error) {
      callback([], [reason(error, files.failed())]);
    }
  });
  model.onDownloadFile.add(async (_, { content, callback }) => {
    const fileId = pendingFile(content);
    try {
      callback("success", await (fileId ? keptDataUrl(fileId, files) : asDataUrl(String(content))));
    } catch (error) {
      callback("error", reason(error, files.failed()));
    }
  });
  // Files that no answer refers to are swept by the server.
  model.onClearFiles.add((_, { callback }) => callback("success"));
}
