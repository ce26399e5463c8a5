import { grantOf } from "../../../src/schema/accessKeys";
import { loadCatalog } from "../../helpers/catalog";
import { type Answer, bodyOf, type Call, type Creator, createReferences } from "../../helpers/sampleReferences";
import { PASSWORD } from "../support/password";
import { CONSOLES, type Console } from "./consoles";

async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text();
  return { statusCode: response.status, body, json: () => JSON.parse(body) };
}

function callerOf(origin: string): Call {
  return async ({ method = "GET", url, token, body }) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    return answerOf(
      await fetch(`${origin}${url}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
  };
}

interface SessionAnswer {
  readonly accessKeys: readonly string[];
  readonly space: { readonly id: string } | null;
}

async function signIn(call: Call, { login, email }: Console): Promise<Creator> {
  const answer = await call({ method: "POST", url: login, body: { email, password: PASSWORD } });
  const { authToken: token } = answer.json<{ readonly authToken: string }>();
  const { accessKeys, space } = (await call({ url: "/api/session", token })).json<SessionAnswer>();
  return { token, keys: accessKeys, ...(space ? { spaceId: space.id } : {}) };
}

/** Creates a record in every list of the demo that is empty and that somebody may fill. */
export async function main([origin = ""]: readonly string[]): Promise<void> {
  const catalog = loadCatalog();
  const call = callerOf(origin);
  const [staff, client, office] = await Promise.all(CONSOLES.map((console) => signIn(call, console)));
  if (!staff || !client || !office) throw new Error("nobody signed in");
  // The back office says whose a record is.
  const people: readonly Creator[] = [staff, client, { ...office, ...(client.spaceId ? { spaceId: client.spaceId } : {}) }];
  const shared = new Map<string, string>();
  for (const entity of catalog.entities.values()) {
    const creator = people.find(({ keys }) => grantOf(entity, keys, "create") === true);
    if (!creator || entity.isOperationsOnly) continue;
    const { token } = creator;
    const listed = (await call({ url: `/api/${entity.resource}?range=[0,0]`, token })).json<readonly object[]>();
    if (listed.length > 0) continue;
    const creators = [creator, ...people.filter((one) => one !== creator)];
    const references = await createReferences(entity, { app: { call }, catalog, creators, shared });
    const body = bodyOf(entity, creator, references);
    const answer = await call({ method: "POST", url: `/api/${entity.resource}`, token, body });
    if (answer.statusCode !== 201) throw new Error(`${entity.name}: ${answer.statusCode} ${answer.body}`);
  }
}
