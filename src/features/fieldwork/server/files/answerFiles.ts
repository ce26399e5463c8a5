import type { FilePurpose, SpaceDb } from "../../../../server/kit";
import { ANSWER_PURPOSE } from "../../../../survey/fieldwork/answerFiles";
import { respondentHash } from "../context/respondentCookie";

function respondentOf(db: SpaceDb, fileId: string) {
  return db
    .selectFrom("file")
    .innerJoin("response", "response.id", "file.recordId")
    .select(["response.member", "response.tokenHash", "response.questionnaire"])
    .where("file.id", "=", fileId)
    .executeTakeFirst();
}

/** Files of answers: for the respondent who gave them and the team of their space. */
export const answerFiles: FilePurpose = {
  name: ANSWER_PURPOSE,
  canRead: async ({ db, id, sessions, request }) => {
    const respondent = await respondentOf(db, id);
    if (!respondent) return false;
    const { member, tokenHash, questionnaire } = respondent;
    const isTeam = sessions.some(({ kind }) => kind === "staff" || kind === "suite");
    const isOwnMember = member !== null && sessions.some(({ memberId }) => memberId === member);
    return isTeam || isOwnMember || (tokenHash !== null && tokenHash === respondentHash(request, questionnaire));
  },
};
