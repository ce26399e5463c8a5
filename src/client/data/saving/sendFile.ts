import type { Problem } from "../../../shared/errors";
import { ApiError, apiSpace } from "../api";

/** A call that takes one file, in the field `file` of a form. */
export interface FileCall {
  /** @default "POST" */
  readonly method?: "POST" | "PUT";
  readonly path: string;
}

interface FileUpload {
  readonly call: FileCall;
  readonly file: File;
  readonly signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

function problemOf(request: XMLHttpRequest): Problem | undefined {
  const isProblem = request.getResponseHeader("content-type")?.includes("problem+json");
  return isProblem ? (JSON.parse(request.responseText) as Problem) : undefined;
}

/**
 * Sends a file. Not by `fetch`, which doesn't tell how far it is.
 * @returns the call's answer
 * @throws ApiError
 */
export function sendFile<Answer>({ call: { method = "POST", path }, file, signal, onProgress }: FileUpload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    const space = apiSpace();
    if (space) request.setRequestHeader("X-Space", space);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, undefined));
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as Answer);
      else reject(new ApiError(request.status, problemOf(request)));
    };
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
