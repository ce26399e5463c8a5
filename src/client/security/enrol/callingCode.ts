import type { Language } from "../../../shared/languages";

/** Calling codes (ITU-T E.164) by country (ISO 3166-1); those that share one stand together. */
const CODES: Readonly<Record<string, string>> = {
  "1": "US CA",
  "20": "EG",
  "27": "ZA",
  "30": "GR",
  "31": "NL",
  "32": "BE",
  "33": "FR",
  "34": "ES",
  "36": "HU",
  "39": "IT VA",
  "40": "RO",
  "41": "CH",
  "43": "AT",
  "44": "GB GG IM JE",
  "45": "DK",
  "46": "SE",
  "47": "NO SJ",
  "48": "PL",
  "49": "DE",
  "51": "PE",
  "52": "MX",
  "53": "CU",
  "54": "AR",
  "55": "BR",
  "56": "CL",
  "57": "CO",
  "58": "VE",
  "60": "MY",
  "61": "AU",
  "62": "ID",
  "63": "PH",
  "64": "NZ",
  "65": "SG",
  "66": "TH",
  "7": "RU KZ",
  "81": "JP",
  "82": "KR",
  "84": "VN",
  "86": "CN",
  "90": "TR",
  "91": "IN",
  "92": "PK",
  "93": "AF",
  "94": "LK",
  "212": "MA EH",
  "213": "DZ",
  "216": "TN",
  "221": "SN",
  "225": "CI",
  "233": "GH",
  "234": "NG",
  "237": "CM",
  "238": "CV",
  "239": "ST",
  "240": "GQ",
  "244": "AO",
  "245": "GW",
  "254": "KE",
  "258": "MZ",
  "297": "AW",
  "351": "PT",
  "352": "LU",
  "353": "IE",
  "354": "IS",
  "355": "AL",
  "356": "MT",
  "357": "CY",
  "358": "FI AX",
  "359": "BG",
  "370": "LT",
  "371": "LV",
  "372": "EE",
  "373": "MD",
  "374": "AM",
  "375": "BY",
  "376": "AD",
  "377": "MC",
  "378": "SM",
  "380": "UA",
  "381": "RS",
  "382": "ME",
  "383": "XK",
  "385": "HR",
  "386": "SI",
  "387": "BA",
  "389": "MK",
  "420": "CZ",
  "421": "SK",
  "423": "LI",
  "501": "BZ",
  "502": "GT",
  "503": "SV",
  "504": "HN",
  "505": "NI",
  "506": "CR",
  "507": "PA",
  "509": "HT",
  "590": "GP",
  "591": "BO",
  "592": "GY",
  "593": "EC",
  "594": "GF",
  "595": "PY",
  "596": "MQ",
  "597": "SR",
  "598": "UY",
  "599": "CW BQ",
  "670": "TL",
  "852": "HK",
  "853": "MO",
  "886": "TW",
  "961": "LB",
  "966": "SA",
  "971": "AE",
  "972": "IL",
  "974": "QA",
  "994": "AZ",
  "995": "GE",
};

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([code, countries]) => countries.split(" ").map((one) => [one, code])),
);

/** Where each of our languages is at home. */
const HOMES: Readonly<Record<Language, string>> = { es: "ES", en: "GB", fr: "FR", nl: "NL", it: "IT", pt: "PT" };

/** The country that a language tag names, e.g. that of `nl-BE`. */
function regionOf(tag: string): string | undefined {
  return /-([A-Z]{2})$/.exec(tag)?.[1];
}

/** What numbers of a country (ISO 3166-1) begin with, e.g. `+34`. */
export function callingCode(country: string | null | undefined): string | undefined {
  const code = BY_COUNTRY.get(country ?? "");
  return code && `+${code}`;
}

interface Whereabouts {
  /** Of the community (ISO 3166-1), where it is known. */
  readonly country: string | null | undefined;
  /** That the caller's address is of, where it is known. */
  readonly address?: string | null | undefined;
  /** Of the page. */
  readonly language: Language;
  /** Tag of the browser's language; its country counts where it is the page's, too. */
  readonly browser: string;
}

/** What an international number most likely begins with, for a field to start from; e.g. `+34 `. */
export function phonePrefix({ country, address, language, browser }: Whereabouts): string {
  const region = browser.startsWith(language) ? regionOf(browser) : undefined;
  const code = [country, address, region, HOMES[language]].map(callingCode).find((one) => one !== undefined);
  return code ? `${code} ` : "+";
}
