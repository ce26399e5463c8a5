import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../../src/client/data/api";
import { createExecution, type Execution } from "../../src/client/runner/execution";
import { judgeFailure } from "../../src/client/runner/saving/judgeFailure";
import { createMemoryStore } from "../../src/client/runner/saving/memoryStore";
import { SaveQueue, storeOf } from "../../src/client/runner/saving/saveQueue";
import { sendWrite } from "../../src/client/runner/saving/sendWrite";
import { ANY_ENGINE, ENGINES, startApp, type TestApp } from "../helpers/app";
import { figure } from "../helpers/drill";
import { type SignedIn, signInMany } from "../helpers/manyMembers";
import { publishedSurvey } from "../helpers/surveys";
import { documentOf, shortText } from "../helpers/timedDocuments";
import { startUnreliableNetwork, type UnreliableNetwork } from "../helpers/unreliableNetwork";

const RESPONDENTS = { postgres: figure({ commit: 60, drill: 1_000 }), pglite: 20 };
const AT_ONCE = 20;

/** A question that decides on the next, so that only the server can tell the way. */
const SURVEY = documentOf([
  shortText("q1"),
  shortText("q2", { rules: [{ id: "r", when: { question: "q2", is: "equal", value: "nobody" }, then: { do: "finish" } }] }),
  shortText("q3"),
  shortText("q4"),
]);
const QUESTIONS = ["q1", "q2", "q3", "q4"];

/** Calls until the server answers, as the runner does where only the server can tell how it goes on. */
async function insist<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
    }
  }
}

/** Answers the whole survey with the runner's own queue. @returns how often its end was told */
async function answerAll(execution: Execution, name: string): Promise<number> {
  const { responseId } = await insist(() => execution.start("es"));
  if (!responseId) throw new Error("no response was begun");
  const store = createMemoryStore();
  const ends: unknown[] = [];
  const queue = new SaveQueue({
    send: (kept) => sendWrite({ execution, store, responseId, onCompleted: (end) => void ends.push(end) }, kept),
    judge: judgeFailure,
    store: storeOf(store, responseId),
    onRefused: (_, error) => {
      throw error;
    },
    onStopped: (error) => {
      throw error;
    },
    firstRetryMs: 5,
    longestRetryMs: 50,
  });
  const settle = async () => {
    while (!(await queue.settled())) await queue.reached();
  };
  for (const questionId of QUESTIONS) {
    queue.put({ kind: "position", questionId });
    queue.put({ kind: "answer", questionId, body: { value: "a first thought" } });
    queue.put({ kind: "answer", questionId, body: { value: `${name} ${questionId}` } });
    if (questionId !== "q2") continue;
    await settle();
    await insist(() => execution.next(questionId, "es"));
  }
  queue.put({ kind: "complete" });
  await settle();
  return ends.length;
}

describe.each(figure({ commit: ANY_ENGINE, drill: ENGINES }))(
  "respondents on a network that loses three replies in ten, on %s",
  (engine) => {
    let app: TestApp;
    let network: UnreliableNetwork;
    let members: readonly SignedIn[];
    beforeAll(async () => {
      app = await startApp({ engine });
      const server = await app.app.listen({ port: 0, host: "127.0.0.1" });
      network = await startUnreliableNetwork({ server, requests: 0.05, replies: 0.3 });
      members = await signInMany(app, RESPONDENTS[engine]);
    });
    afterAll(async () => {
      await network.close();
      await app.close();
    });

    test("all complete, none twice, with every answer as given", async () => {
      const moderator = await app.signIn("moderator");
      const id = await publishedSurvey(app, moderator, SURVEY);
      const limit = pLimit(AT_ONCE);
      const ends = await Promise.all(
        members.map(({ token, memberId }) =>
          limit(() => answerAll(createExecution(`${network.addressOf(token)}/api/activities/${id}/execution`), memberId)),
        ),
      );
      expect(ends.every((count) => count === 1)).toBe(true);
      expect(network.dropped.replies).toBeGreaterThan(members.length);
      const { rows } = await app.database.pool.query(
        `select r.member, r.state, r.disposition, count(a.id)::int as answers,
         count(a.id) filter (where a.value #>> '{}' = r.member || ' ' || a.question_id)::int as as_given
       from response r left join answer a on a.response = r.id
       join activity on activity.questionnaire = r.questionnaire and activity.id = $1
       group by r.id`,
        [id],
      );
      expect(rows).toHaveLength(members.length);
      expect(new Set(rows.map(({ member }) => member)).size).toBe(members.length);
      const four = QUESTIONS.length;
      const others = rows.filter(
        ({ state, disposition, answers, as_given }) =>
          state !== "complete" || disposition !== "complete" || answers !== four || as_given !== four,
      );
      expect(others).toEqual([]);
      const results = await app.call({ url: `/api/activities/${id}/results`, token: moderator });
      expect(results.json().responses).toMatchObject({ complete: members.length });
    }, 600_000);
  },
);
