import { ApiError, type useTexts } from "../../../../client/kit/member";

/** What went wrong: the server's own words, or that it could not be reached. */
export function errorText(error: unknown, t: ReturnType<typeof useTexts>["t"]): string {
  return (error instanceof ApiError && error.problem?.detail) || t("community.error.body");
}
