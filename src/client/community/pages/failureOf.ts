import { ApiError } from "../../data/api";
import type { Translate } from "../../texts/texts";

export interface Failure {
  /** What each field lacks, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What no field of the form can say. */
  readonly form: string | undefined;
}

/** What a refused form is to tell, at those of its fields that the server names. */
export function failureOf(error: unknown, names: readonly string[], t: Translate): Failure {
  if (!(error instanceof ApiError)) return { fields: {}, form: t("community.error.body") };
  if (error.status === 0) return { fields: {}, form: t("community.offline.body") };
  const faults = (error.problem?.errors ?? []).map(({ path, message }) => [path.slice(1), message] as const);
  const fields = Object.fromEntries(faults.filter(([name]) => names.includes(name)));
  const other = faults.find(([name]) => !names.includes(name))?.[1];
  const isTold = Object.keys(fields).length > 0;
  const said = other ?? error.problem?.detail ?? error.problem?.title ?? t("community.error.body");
  return { fields, form: isTold && !other ? undefined : said };
}
