import type { DataFormat } from "../dataFormat";
import { addCase, CaseCompressor } from "./cases";
import { dictionary } from "./records";
import { savVariables } from "./variables";

/**
 * SPSS system files, in UTF-8 and compressed. Source: "System File Format" of the PSPP developers' guide. Its writer in npm
 * (sav-writer 1.0) knows no value labels of long texts and no missing values, which is why this is ours. Instants are UTC.
 */
export const sav: DataFormat = {
  mediaType: "application/x-spss-sav",
  write: async function* (table, { title, cases, missingLabels }) {
    const variables = await savVariables(table);
    yield dictionary(variables, { title, cases, missingLabels });
    const compressor = new CaseCompressor();
    for await (const batch of table.rows()) {
      for (const cells of batch) addCase(compressor, variables, cells);
      yield compressor.take();
    }
    yield compressor.end();
  },
};
