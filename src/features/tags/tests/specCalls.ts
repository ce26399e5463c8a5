import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { TagList } from "../shared/api";

const CLIENT = "/client/communities/:id";
const TAG = "contrato:ejemplo";

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

async function place(app: TestApp) {
  const base = CLIENT.replace(":id", await demoId(app));
  const token = await app.signIn("moderator");
  const send = (method: "POST" | "DELETE", call: string, body: object) =>
    app.call({ method, url: `${base}/${call}`, token, body });
  const add = () => send("POST", "addMemberTags", { tags: [TAG], members: ["member@demo.test"] });
  const list = () => app.call({ url: `${base}/tags`, token });
  const count = async () => ((await list()).json() as TagList).counts[TAG] ?? 0;
  return { send, add, list, count };
}

/** The calls of the specification that tags build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/tags`]: async (app) => {
    const { add, list } = await place(app);
    await add();
    const answer = await list();
    const { tagsGroups } = answer.json() as TagList;
    demand(
      tagsGroups.some(({ group, tags }) => group === "contrato" && tags.includes(TAG)),
      "it isn't in its group",
    );
    return answer;
  },
  [`POST ${CLIENT}/addMemberTags`]: async (app) => {
    const { add, count } = await place(app);
    const answer = await add();
    demand((await count()) === 1, "the member hasn't got it");
    return answer;
  },
  [`DELETE ${CLIENT}/deleteMemberTags`]: async (app) => {
    const { add, send, count } = await place(app);
    await add();
    const answer = await send("DELETE", "deleteMemberTags", { tags: [TAG], members: ["member@demo.test"] });
    demand((await count()) === 0, "the member still has it");
    return answer;
  },
  [`DELETE ${CLIENT}/deleteTags`]: async (app) => {
    const { add, send, list } = await place(app);
    await add();
    const answer = await send("DELETE", "deleteTags", { tags: [TAG] });
    demand(!((await list()).json() as TagList).tags.includes(TAG), "it is still there");
    return answer;
  },
};
