import type { ExportCall } from "./exportTools";
import { listPieces, objectPieces } from "./jsonPieces";
import { ownFiles } from "./ownFiles";
import { ownMails } from "./ownMails";
import { ownRecords } from "./ownRecords";
import { ownSessions } from "./ownSessions";

/** All that there is of a member in its community, as JSON text in pieces: never more than a page of it in memory. */
export function personalExport(call: ExportCall): AsyncGenerator<string> {
  const { session, language, context, personalData } = call;
  const { id, name } = session.space;
  const head = { at: new Date().toISOString(), language, community: { id, name }, email: session.email };
  const member = { db: context.spaceDb(id), memberId: session.memberId, language };
  const parts = personalData.map(({ name, read }) => [name, listPieces(read(member))] as const);
  return objectPieces(head, {
    records: ownRecords(call),
    ...Object.fromEntries(parts),
    files: listPieces(ownFiles(call)),
    mails: listPieces(ownMails(call)),
    sessions: listPieces(ownSessions(call)),
  });
}
