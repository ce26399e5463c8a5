import { expect } from "vitest";
import type { TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import type { TeamVideo } from "../shared/api";
import type { LinkKind, LinkVideo } from "../shared/guestApi";
import { createPeer, type Peer } from "./peer";

export const PASSWORD = "abono-7";
/** What a page of the product sends along. */
const OWN_PAGE = { origin: "http://localhost:80", host: "localhost:80" } as const;

/** Somebody without an account, in a browser of their own. */
export interface LinkPerson {
  readonly link: LinkKind;
  readonly seat: string;
  readonly cookie: string;
}

export type Answer = Awaited<ReturnType<TestApp["call"]>>;

/** A video chat of the demo's community with people of all kinds around it. */
export async function createSessions(app: TestApp) {
  const community = await demoId(app);
  const [moderator, observer, member] = await Promise.all([
    app.signIn("moderator"),
    app.signIn("observer"),
    app.signIn("member"),
  ]);
  const peers: Peer[] = [];
  const publicUrl = (id: string) => `/experienceLabs/${community}/activity/${id}`;
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });

  const ask = (id: string, name: string, body: object, address?: string) =>
    app.call({ method: "POST", url: `${publicUrl(id)}/${name}`, body, headers: OWN_PAGE, ...(address ? { address } : {}) });
  const team = async (id: string): Promise<TeamVideo> =>
    (await send("GET", `/client/communities/${community}/activity/${id}/videochatData`, moderator)).json();
  /** Of the link for observers, as the moderator's screen shows it. */
  const keyOf = async (id: string): Promise<string> => (await team(id)).guests?.observerKey ?? "";
  const join = async (id: string, link: LinkKind, nickname: string, password = PASSWORD, address?: string) => {
    const key = link === "observer" ? { key: await keyOf(id) } : {};
    return ask(id, `${link}VideochatJoin`, { nickname, password, ...key }, address);
  };

  const byLink = (id: string, { link, cookie }: LinkPerson, method: "GET" | "POST", path = "", body?: object) =>
    app.call({
      method,
      url: `${publicUrl(id)}/videochat/${link}${path}`,
      headers: { ...OWN_PAGE, cookie },
      ...(body ? { body } : {}),
    });

  async function connect(answer: (offer: string) => Promise<Answer>, peer: Peer): Promise<Peer> {
    peers.push(peer);
    const answered = await answer(await peer.offer());
    expect(answered.statusCode, answered.body).toBe(200);
    await peer.accept(answered.json().answer);
    await expect.poll(peer.isOpen, { timeout: 15_000, interval: 100 }).toBe(true);
    return peer;
  }

  return {
    community,
    ...{ moderator, observer, member },
    ...{ send, ask, join, team, keyOf, byLink, publicUrl },
    closePeers: async () => {
      await Promise.all(peers.splice(0).map((peer) => peer.close()));
    },
    come: async (id: string, link: LinkKind, nickname: string): Promise<LinkPerson> => {
      const answer = await join(id, link, nickname);
      expect(answer.statusCode, answer.body).toBe(200);
      const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
      return { link, seat: answer.json<LinkVideo>().seat ?? "", cookie };
    },
    /** A session in whose waiting room people may wait. */
    open: async ({ isOpen = true, status = "WAITING", values = {} } = {}): Promise<string> => {
      const body = {
        title: "Charla en directo",
        type: "wat_videochat",
        description: "Hablamos de los abonos",
        startsAt: new Date(Date.now() - 60_000).toISOString(),
        videoChatParticipants: 3,
        videoChatPassword: PASSWORD,
        videoChatMinutes: 60,
        ...values,
      };
      const { id } = (await send("POST", "/api/activities", moderator, body)).json();
      await send("POST", `/api/activities/${id}/transitions/open`, moderator, {});
      if (isOpen) await send("PUT", `/api/activities/${id}/video-chat/guests`, moderator, { isOpen });
      const steps =
        { UNAVAILABLE: [], WAITING: ["launch"], STARTED: ["launch", "start"], ENDED: ["launch", "end"] }[status] ?? [];
      for (const step of steps) await send("POST", `/api/activities/${id}/video-chat/${step}`, moderator);
      return id;
    },
    memberSeat: async (id: string): Promise<string> =>
      (await send("POST", `/api/member/activities/${id}/video-chat/presence`, member, {})).json().seat,
    grant: (id: string, seat: string, access: string) =>
      send("POST", `/client/communities/${community}/activity/${id}/grantAccess`, moderator, { seat, access }),
    enterByLink: (id: string, person: LinkPerson, options = {}) =>
      connect((offer) => byLink(id, person, "POST", "/connection", { offer }), createPeer(options)),
    enterAs: (id: string, who: "team" | "member", token: string) =>
      connect(
        (offer) =>
          send("POST", `/api/${who === "team" ? "" : "member/"}activities/${id}/video-chat/connection`, token, { offer }),
        createPeer(),
      ),
  };
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>;

/** What has arrived on all streams together. */
export const total = (peer: Peer) => Object.values(peer.received()).reduce((sum, count) => sum + count, 0);
