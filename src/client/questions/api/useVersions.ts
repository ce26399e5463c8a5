import { questionnaires } from "./questionnaireApi";

/** The published versions, read anew whenever somebody looks. */
export function useVersions(id: string) {
  return questionnaires.useCall("GET /api/activities/:id/questionnaire/versions", { params: { id } }, { staleTime: 0 });
}

/** A version with all that it asks; it never changes. @param version `undefined` where there is none to read */
export function useVersion(id: string, version: number | undefined) {
  return questionnaires.useCall(
    "GET /api/activities/:id/questionnaire/versions/:number",
    { params: { id, number: String(version ?? 0) } },
    { enabled: version !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
}
