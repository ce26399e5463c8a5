import type { ExportedQuota, Exporter } from "../../../../survey/exchange/exporter";
import { OWN_VERSION } from "../../importers/own";

function plain({ title, target, condition, device }: ExportedQuota) {
  return { title, target, condition, ...(device ? { device } : {}) };
}

/** Our own format: all of it, as its importer reads it. */
export const own: Exporter = {
  extension: "json",
  mediaType: "application/json",
  write: ({ questionnaire, quotas }) => {
    const file = { sondeo: OWN_VERSION, questionnaire, ...(quotas.length > 0 ? { quotas: quotas.map(plain) } : {}) };
    return { content: `${JSON.stringify(file, null, 2)}\n`, unmapped: [] };
  },
};
