import { useQuery } from "@tanstack/react-query";
import { recordsOf, useTexts } from "../../../../client/kit/console";

export interface Country {
  readonly id: string;
  /** ISO 3166. */
  readonly code: string;
  readonly name: string;
}

/** More than there are. */
const MOST = 400;
const DAY_MS = 86_400_000;

/** All countries by their names in the reader's language. */
export function useCountries(): readonly Country[] {
  const { language } = useTexts();
  const { data } = useQuery({
    queryKey: ["countries", "all"],
    staleTime: DAY_MS,
    queryFn: ({ signal }) => recordsOf("countries").list({ range: [0, MOST - 1], sort: ["code", "ASC"] }, { signal }),
  });
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (data ?? [])
    .map(({ id, code }) => ({ id: String(id), code: String(code), name: names.of(String(code)) ?? String(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
