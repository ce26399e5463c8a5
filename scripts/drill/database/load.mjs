// Clients who write with idempotency keys, try again until they are answered, read what they wrote, and answer a survey.
import { setTimeout as wait } from "node:timers/promises";

const AGAIN_MS = 100;

/** Starts so many clients. `end` lets each of them have its last write acknowledged. */
export function startLoad({ address, authorization, clients, survey }) {
  const seen = { requests: 0, unavailable: 0, wrong: [] };
  const acknowledged = new Map();
  const answered = new Map();
  let isOver = false;

  /** @returns the answer's body; nothing where the server was unavailable, which is all that may go wrong */
  async function call(path, request) {
    seen.requests += 1;
    try {
      const answer = await fetch(address + path, request);
      const text = await answer.text();
      if (answer.ok) return text ? JSON.parse(text) : {};
      const isFair = answer.status === 503 && answer.headers.has("retry-after") && JSON.parse(text).code === "server.unavailable";
      if (isFair) seen.unavailable += 1;
      else seen.wrong.push(`${request.method ?? "GET"} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    } catch (error) {
      seen.wrong.push(`${request.method ?? "GET"} ${path}: ${error.message} ${error.cause?.message ?? ""}`);
    }
    return undefined;
  }

  async function untilAnswered(path, request) {
    for (;;) {
      const body = await call(path, request);
      if (body || seen.wrong.length > 100) return body;
      await wait(AGAIN_MS * (0.5 + Math.random()));
    }
  }

  const headers = { authorization };
  async function use(client) {
    for (let round = 0; !isOver; round += 1) {
      const nickname = `drill-${client}-${round}`;
      const body = JSON.stringify({ nickname, email: `${nickname}@drill.test` });
      const written = await untilAnswered("/api/members", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "idempotency-key": nickname },
        body,
      });
      if (!written) return;
      acknowledged.set(nickname, written.id);
      const read = await untilAnswered(`/api/members/${written.id}`, { headers });
      if (read && read.nickname !== nickname) seen.wrong.push(`${nickname} is read as ${read.nickname}`);
      await call("/api/members?range=[0,24]", { headers });
      const question = survey.questions[client];
      if (await untilAnswered(survey.pathOf(question), survey.answer(nickname))) answered.set(question, nickname);
    }
  }

  const ended = Promise.all(Array.from({ length: clients }, (_, client) => use(client)));
  return {
    seen,
    acknowledged,
    answered,
    end: () => {
      isOver = true;
      return ended;
    },
  };
}
