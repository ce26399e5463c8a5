import type { geographyApi } from "../../contracts/api/geography";
import { clientOf } from "./clientOf";

const geography = clientOf<typeof geographyApi>();

/**
 * The country (ISO 3166-1 alpha-2) that the caller's address is of: a guess for a field to start from.
 * @returns undefined until it is known, null where nothing is
 */
export function useAddressCountry({ enabled = true }: { readonly enabled?: boolean } = {}): string | null | undefined {
  // Nobody misses it where the server can't be reached: no popup, no second try.
  const options = { enabled, isQuiet: true, retry: false, staleTime: Number.POSITIVE_INFINITY };
  const { data, isError } = geography.useCall("GET /geoIp/country", {}, options);
  return isError ? null : data?.country;
}
