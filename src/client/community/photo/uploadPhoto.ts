import type { Problem } from "../../../shared/errors";
import { ApiError, apiSpace } from "../../data/api";

interface Upload {
  readonly file: File;
  readonly signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Uploaded {
  readonly id: string;
  readonly url: string;
}

function problemOf(request: XMLHttpRequest): Problem | undefined {
  const isProblem = request.getResponseHeader("content-type")?.includes("problem+json");
  return isProblem ? (JSON.parse(request.responseText) as Problem) : undefined;
}

/**
 * Sends one's own photo; it isn't in the profile before it is saved there. Not by `fetch`, which doesn't tell how far
 * it is.
 * @throws ApiError
 */
export function uploadPhoto({ file, signal, onProgress }: Upload): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/experienceLabs/file");
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    const space = apiSpace();
    if (space) request.setRequestHeader("X-Space", space);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, undefined));
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as Uploaded);
      else reject(new ApiError(request.status, problemOf(request)));
    };
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
