import { readFileSync, type StatsListener, unwatchFile, watchFile } from "node:fs";
import { isIP } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";

/** What is looked up by addresses, out of the operator's own file: no address leaves the server. */
export interface GeoIp {
  /** @returns ISO 3166-1 alpha-2; nothing for an address that the database doesn't know, and without a database */
  readonly countryOf: (address: string) => string | undefined;
  readonly close: () => void;
}

interface GeoIpOptions {
  /** A country database of MaxMind's form (`GEOIP_DATABASE`); without it nothing is known. */
  readonly file: string | undefined;
  /** Told of a file that can't be read: what was read before goes on being used. */
  readonly warn: (details: { readonly file: string; readonly reason: string }, message: string) => void;
  /** How often the file is looked at for a newer version. @default a minute */
  readonly everyMs?: number;
}

const MINUTE_MS = 60_000;
const CODE = /^[A-Z]{2}$/;

/** Country lookups by a database of MaxMind's form (GeoLite2 Country, DB-IP Lite and the like), read again when it changes. */
export function createGeoIp({ file, warn, everyMs = MINUTE_MS }: GeoIpOptions): GeoIp {
  if (file === undefined) return { countryOf: () => undefined, close: () => undefined };
  let reader: Reader<CountryResponse> | undefined;
  const read = () => {
    try {
      const next = new Reader<CountryResponse>(readFileSync(file));
      // A damaged file shows itself at its first lookup, if not before.
      next.get("192.0.2.1");
      reader = next;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn({ file, reason }, "GEOIP_DATABASE can't be read: no country is preselected by address until it can");
    }
  };
  read();
  const look: StatsListener = ({ mtimeMs }, before) => {
    // 0: the file is gone for the moment.
    if (mtimeMs !== 0 && mtimeMs !== before.mtimeMs) read();
  };
  watchFile(file, { interval: everyMs, persistent: false }, look);
  return {
    countryOf: (address) => {
      // An IPv4 caller of a socket that listens for both.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
      if (!reader || isIP(plain) === 0) return undefined;
      // Networks of IPv6 stand in no database of IPv4 alone.
      if (reader.metadata.ipVersion === 4 && isIP(plain) === 6) return undefined;
      try {
        const code = reader.get(plain)?.country?.iso_code;
        return code !== undefined && CODE.test(code) ? code : undefined;
      } catch {
        return undefined;
      }
    },
    close: () => unwatchFile(file, look),
  };
}
