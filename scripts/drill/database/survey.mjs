// A survey that one member answers, each client a question of it.

/** Publishes it as the moderator, and begins it as the demo's member. */
export async function openSurvey(address, moderator, questionCount) {
  const call = async (method, path, authorization, body) => {
    const headers = { "content-type": "application/json", ...(authorization ? { authorization } : {}) };
    const answer = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const questions = Array.from({ length: questionCount }, (_, index) => `q${index}`);
  const asked = questions.map((id) => ({ id, variable: id, type: "short-text", title: { es: id } }));
  const draft = { languages: ["es"], blocks: [{ id: "all", questions: asked }] };
  const survey = { title: "Cut", type: "el_survey", description: "While connections end" };
  const { id } = await call("POST", "/api/activities", moderator, survey);
  const path = `/api/activities/${id}/questionnaire`;
  const { revision } = await call("GET", path, moderator);
  const saved = await call("PUT", path, moderator, { draft, revision });
  await call("POST", `${path}/publish`, moderator, { revision: saved.revision });

  const login = { email: "member@demo.test", password: "Sondeo-demo-1" };
  const { authToken } = await call("POST", "/experienceLabs/demo/user/login", undefined, login);
  const member = `Bearer ${authToken}`;
  const execution = `/api/activities/${id}/execution`;
  const begin = () => call("POST", execution, member, {});
  await begin();
  return {
    questions,
    pathOf: (question) => `${execution}/answers/${question}`,
    answer: (value) => ({
      method: "PUT",
      headers: { authorization: member, "content-type": "application/json" },
      body: JSON.stringify({ value }),
    }),
    answers: async () => (await begin()).answers,
  };
}
