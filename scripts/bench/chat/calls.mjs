// What people of a chat call.

async function answerOf(address, { token, method = "GET", path, body }) {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
  const answer = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** The time of writing and some more words, as long as a message usually is. */
const textOf = () => `${performance.now()} ${"I take the bus to work, which is late on most days. ".repeat(4)}`;

export function callsOf({ address }, { space, moderators }) {
  const [tester, client] = [`/tester/communities/${space}/chat`, `/client/communities/${space}`];
  let turn = 0;
  const nextModerator = () => moderators[turn++ % moderators.length];
  const body = (clientKey = crypto.randomUUID()) => ({ clientKey, message: textOf() });
  return {
    nextModerator,
    /** A moderator writes to a member: another one each time. @returns the message */
    answer: (memberId, clientKey) =>
      answerOf(address, {
        token: nextModerator().token,
        method: "POST",
        path: `${client}/chat/${memberId}/messages`,
        body: body(clientKey),
      }),
    /** Twice the same, as after an answer that got lost. @returns its key */
    writeTwice: async ({ token }) => {
      const call = { token, method: "POST", path: `${tester}/messages`, body: body() };
      await answerOf(address, call);
      await answerOf(address, call);
      return call.body.clientKey;
    },
    read: ({ token }, after) => answerOf(address, { token, path: `${tester}/messages?after=${after}` }),
    toObserver: ({ id }) =>
      answerOf(address, {
        token: nextModerator().token,
        method: "POST",
        path: `${client}/observerChat/${id}/messages`,
        body: body(),
      }),
    /** What is told of a chat even if nobody may write there any more. */
    deleteIn: ({ id }, messages) =>
      answerOf(address, {
        token: nextModerator().token,
        method: "POST",
        path: `${client}/chat/${id}/deleteMessages`,
        body: { messages },
      }),
    signOut: ({ token }) => answerOf(address, { token, method: "POST", path: "/api/logout" }),
    removeRole: async ({ id }) => {
      const { authToken } = await answerOf(address, {
        ...{ method: "POST", path: "/experienceLabs/demo/client/login" },
        body: { email: "main-admin@demo.test", password: "Sondeo-demo-1" },
      });
      return answerOf(address, { token: authToken, method: "DELETE", path: `/api/moderators/${id}` });
    },
  };
}
