import { type Language, resolveLanguage } from "../../shared/languages";
import type { Database } from "../db/database";
import { executor } from "../db/transaction";

/** The language of a space's texts. */
export async function spaceLanguageOf({ kysely }: Pick<Database, "kysely">, spaceId: string): Promise<Language> {
  const space = await executor(kysely).selectFrom("space").select("language").where("id", "=", spaceId).executeTakeFirstOrThrow();
  return resolveLanguage(space.language);
}
