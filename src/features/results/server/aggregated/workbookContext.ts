import type { SpaceDb } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import type { FileServices } from "./services";
import type { WorkbookContext } from "./workbookRequest";

/** Where nobody waits for an answer: words of the language, clocks of the space. */
export async function workbookContext(db: SpaceDb, language: Language, { tools }: FileServices): Promise<WorkbookContext> {
  const { text, timeZone } = tools();
  return { db, language, text: (key, params, wanted = language) => text(wanted, key, params), timeZone: await timeZone(db) };
}
