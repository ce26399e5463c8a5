import type { Exporter } from "../../../../schema/exporter";
import { OWN_VERSION } from "../../importers/own";

/** Our own format: all of it, as its importer reads it. */
export const own: Exporter = {
  extension: "json",
  mediaType: "application/json",
  write: ({ questionnaire }) => ({
    content: `${JSON.stringify({ sondeo: OWN_VERSION, questionnaire }, null, 2)}\n`,
    unmapped: [],
  }),
};
