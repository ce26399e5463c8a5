import { ApiError, fetchJson } from "../../../../client/kit";
import type { Problem } from "../../../../shared/errors";

interface OwnSession {
  readonly kind: string;
  readonly space: { readonly id: string } | null;
}

/** A file of the server in the name of the session that the page concerns. @throws ApiError */
export async function fetchFile(path: string, language: string): Promise<Blob> {
  const { kind, space } = await fetchJson<OwnSession>("/api/session");
  const response = await fetch(path, {
    credentials: "same-origin",
    headers: { "Accept-Language": language, "X-Space": space ? `${kind}:${space.id}` : kind },
  }).catch(() => {
    throw new ApiError(0, undefined);
  });
  if (response.ok) return response.blob();
  const isProblem = response.headers.get("content-type")?.includes("problem+json");
  throw new ApiError(response.status, isProblem ? ((await response.json()) as Problem) : undefined);
}
