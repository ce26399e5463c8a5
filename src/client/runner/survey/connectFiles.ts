import type { Model } from "survey-core";
import { ApiError } from "../../data/api";
import type { Execution } from "../execution";

async function asDataUrl(url: string): Promise<string> {
  const response = await fetch(url, { credentials: "same-origin" });
  if (!response.ok) throw new ApiError(response.status, undefined);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function reason(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.message ?? problem?.detail ?? problem?.title ?? fallback;
}

/** Uploads of file questions: the value holds addresses of files on the server, never the files. */
export function connectFiles(model: Model, execution: Execution, failed: () => string): void {
  model.onUploadFiles.add(async (_, { question, files, callback }) => {
    try {
      const uploaded = await Promise.all(
        files.map(async (file) => ({ file, content: (await execution.upload(question.name, file)).url })),
      );
      callback(uploaded);
    } catch (error) {
      callback([], [reason(error, failed())]);
    }
  });
  model.onDownloadFile.add(async (_, { content, callback }) => {
    try {
      callback("success", await asDataUrl(String(content)));
    } catch (error) {
      callback("error", reason(error, failed()));
    }
  });
  // Files that no answer refers to are swept by the server.
  model.onClearFiles.add((_, { callback }) => callback("success"));
}
