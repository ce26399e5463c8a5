import type { ExportCall } from "./exportTools";
import { listPieces, objectPieces } from "./jsonPieces";
import { ownAnswers } from "./ownAnswers";
import { ownFiles } from "./ownFiles";
import { ownMails } from "./ownMails";
import { ownRecords } from "./ownRecords";
import { ownSessions } from "./ownSessions";

/** All that there is of a member in its community, as JSON text in pieces: never more than a page of it in memory. */
export function personalExport(call: ExportCall): AsyncGenerator<string> {
  const { session, language } = call;
  const { id, name } = session.space;
  const head = { at: new Date().toISOString(), language, community: { id, name }, email: session.email };
  return objectPieces(head, {
    records: ownRecords(call),
    answers: listPieces(ownAnswers(call)),
    files: listPieces(ownFiles(call)),
    mails: listPieces(ownMails(call)),
    sessions: listPieces(ownSessions(call)),
  });
}
