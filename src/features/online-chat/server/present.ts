import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { MemberChat, TeamChat } from "../shared/api";
import { isHere } from "../shared/isHere";
import { readSent } from "./contributions";
import { readPeople } from "./presence";
import { readChat, readQuestions, readTimeZone } from "./readChat";

/** A chat as the team sees it. */
export async function teamChat(db: SpaceDb, activityId: string): Promise<TeamChat> {
  const questions = await readQuestions(db, activityId);
  return {
    settings: (await readChat(db, activityId)) ?? null,
    questions: questions.map(({ id, text, sentAt }) => ({ id, text, sentAt })),
    people: await readPeople(db, activityId),
    timeZone: await readTimeZone(db, activityId),
    now: new Date().toISOString(),
  };
}

/** A chat as a member sees it. @throws AppError `record.notFound` */
export async function memberChat(
  db: SpaceDb,
  who: { readonly activityId: string; readonly memberId: string },
): Promise<MemberChat> {
  const { activityId, memberId } = who;
  const chat = await readChat(db, activityId);
  if (!chat) throw new AppError("record.notFound");
  const people = await readPeople(db, activityId);
  const now = new Date();
  return {
    ...chat,
    isMuted: people.find(({ id }) => id === memberId)?.isMuted ?? false,
    people: people.filter((person) => isHere(person, now.getTime())).map(({ isMuted: _, ...person }) => person),
    questions: await readSent(db, who),
    timeZone: await readTimeZone(db, activityId),
    now: now.toISOString(),
  };
}
