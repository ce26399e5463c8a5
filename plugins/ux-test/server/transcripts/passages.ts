import type { Passage, PassageSource, SpaceDb } from "../../../../src/server/kit";
import type { UxTranscriptSegment } from "../../shared/transcripts/api";
import { readTasks } from "../recordings/readGallery";

type Asked = Pick<Parameters<PassageSource["read"]>[0], "db" | "activityId" | "language">;

/** Finished transcripts of people whose consent stands, test responses left out, in the order of recording. */
const readSpoken = (db: SpaceDb, questionnaire: string, recordings?: readonly string[]) =>
  db
    .selectFrom("uxTranscript")
    .innerJoin("uxRecording", "uxRecording.id", "uxTranscript.recording")
    .innerJoin("response", "response.id", "uxRecording.response")
    .innerJoin("uxConsent", "uxConsent.response", "response.id")
    .select(["uxRecording.id", "uxRecording.question", "uxRecording.startedAt", "uxTranscript.segments"])
    .where("response.questionnaire", "=", questionnaire)
    .where("response.isTest", "is not", true)
    .where("uxConsent.source", "=", "MICROPHONE")
    .where("uxConsent.state", "=", "GIVEN")
    .where("uxTranscript.status", "=", "READY")
    .$if(recordings !== undefined, (query) => query.where("uxRecording.id", "in", recordings ?? []))
    .orderBy("uxRecording.startedAt")
    .orderBy("uxRecording.id")
    .execute();
type Spoken = Awaited<ReturnType<typeof readSpoken>>[number];

/** By where in the recording they begin: two that begin together are numbered. */
function passagesOf({ id: recording, question, startedAt, segments }: Spoken, headings: ReadonlyMap<string, string>): Passage[] {
  const known = new Map<number, number>();
  return ((segments ?? []) as unknown as readonly UxTranscriptSegment[]).map(({ startMs, text }) => {
    const again = known.get(startMs) ?? 0;
    known.set(startMs, again + 1);
    return {
      id: `${recording}:${startMs}${again > 0 ? `:${again}` : ""}`,
      ...{ text, author: "", heading: headings.get(question) ?? "" },
      at: new Date(Date.parse(startedAt) + startMs).toISOString(),
    };
  });
}

async function readAll({ db, activityId, language }: Asked, recordings?: readonly string[]): Promise<readonly Passage[]> {
  const activity = await db.selectFrom("activity").select("questionnaire").where("id", "=", activityId).executeTakeFirst();
  if (!activity?.questionnaire || recordings?.length === 0) return [];
  const spoken = await readSpoken(db, activity.questionnaire, recordings);
  if (spoken.length === 0) return [];
  const questions = new Set(spoken.map(({ question }) => question));
  const tasks = await readTasks(db, activity.questionnaire, language, questions);
  const headings = new Map(tasks.map(({ questionId, title }) => [questionId, title]));
  return spoken.flatMap((one) => passagesOf(one, headings));
}

/** What people said at their tasks, for analysis; nobody is named. */
export const thoughtsAloud: PassageSource = {
  name: "uxTranscripts",
  read: async ({ limit, ...asked }) => {
    const all = await readAll(asked);
    return { total: all.length, passages: all.slice(-limit) };
  },
  find: async ({ ids, ...asked }) => {
    const wanted = new Set(ids);
    const recordings = [...new Set(ids.map((id) => id.split(":")[0] ?? ""))];
    return (await readAll(asked, recordings)).filter(({ id }) => wanted.has(id));
  },
};
