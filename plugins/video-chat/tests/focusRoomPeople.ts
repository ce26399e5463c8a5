import { expect } from "vitest";
import type { TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import type { TeamVideo } from "../shared/api";
import type { FocusSession } from "../shared/focusApi";
import { focusHelpers } from "./focusHelpers";
import { createPeer, type Peer } from "./peer";

const OWN_PAGE = { origin: "http://localhost:80", host: "localhost:80" } as const;
const BOUNDARY = "focus-form";

/** A participant in a browser of their own. */
export interface Participant {
  readonly id: string;
  /** Address of their page. */
  readonly page: string;
  readonly cookie: string;
}

/** Focus sessions of the demo's company that take place now, and who comes to them. */
export async function focusRoomPeople(app: TestApp) {
  const on = await focusHelpers(app);
  const peers: Peer[] = [];
  const sessionsOf = async (study: string): Promise<readonly FocusSession[]> =>
    (await on.call("GET", `/api/studies/${study}/focus`, on.client)).json().sessions;

  /** Somebody with a place, and their page's address as their mail has it. */
  async function person(study: string, session: string, name: string): Promise<{ readonly id: string; readonly page: string }> {
    const email = `${name.toLowerCase()}@mail.test`;
    const base = `/api/studies/${study}/focus/participants`;
    const { id } = (await on.call("POST", base, on.client, { session, name, email })).json();
    expect((await on.call("POST", `${base}/${id}/confirm`, on.client)).statusCode).toBe(204);
    const [mail] = await rows<{ text: string }>(
      app,
      "select text from outbox where channel = 'mail' and recipient = $1 order by created_at desc limit 1",
      [email],
    );
    return { id, page: /(\/focus\/[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
  }

  /** A form of somebody's page, as a browser sends it. */
  const press = (page: string, step: string, fields: Readonly<Record<string, string>> = {}) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return app.app.inject({
      ...{ method: "POST", url: `${page}/${step}`, payload: `${parts.join("")}--${BOUNDARY}--\r\n` },
      headers: { ...OWN_PAGE, "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    });
  };

  async function connect(answer: (offer: string) => ReturnType<TestApp["call"]>, peer: Peer): Promise<Peer> {
    peers.push(peer);
    const answered = await answer(await peer.offer());
    expect(answered.statusCode, answered.body).toBe(200);
    await peer.accept(answered.json().answer);
    await expect.poll(peer.isOpen, { timeout: 15_000, interval: 100 }).toBe(true);
    return peer;
  }

  const roomOf = (study: string, session: string) => `/api/studies/${study}/focus/sessions/${session}/room`;
  const byPage = ({ page, cookie }: Participant, method: "GET" | "POST", path = "", body?: object) =>
    app.call({ method, url: `${page}/video${path}`, headers: { ...OWN_PAGE, cookie }, ...(body ? { body } : {}) });

  return {
    ...on,
    ...{ sessionsOf, person, press, byPage, roomOf },
    closePeers: async () => {
      await Promise.all(peers.splice(0).map((peer) => peer.close()));
    },
    /** A confirmed session of two places that begins in so many minutes, with the people of these names in it. */
    session: async (names: readonly [string, string], inMinutes = 5) => {
      const study = await on.opened({ participantsPerSession: 2 });
      const [first] = await sessionsOf(study);
      const id = first?.id ?? "";
      const people = [await person(study, id, names[0]), await person(study, id, names[1])] as const;
      const confirmed = await on.call("POST", `/api/studies/${study}/focus/sessions/${id}/confirm`, on.client);
      expect(confirmed.statusCode, confirmed.body).toBe(204);
      await rows(
        app,
        `update focus_session set starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $2 + 60) where id = $1`,
        [id, inMinutes],
      );
      return { study, id, room: roomOf(study, id), people };
    },
    /** Enters by the page's button. */
    enter: async ({ id, page }: { readonly id: string; readonly page: string }): Promise<Participant> => {
      const answer = await press(page, "enter");
      expect(answer.headers.location, answer.body).toBe(`${page}/session`);
      return { id, page, cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "" };
    },
    team: async (room: string): Promise<TeamVideo> => (await on.call("GET", room, on.client)).json(),
    connectTeam: (room: string, token: string, options = {}) =>
      connect((offer) => on.call("POST", `${room}/connection`, token, { offer }), createPeer(options)),
    connectParticipant: (one: Participant) => connect((offer) => byPage(one, "POST", "/connection", { offer }), createPeer()),
  };
}
