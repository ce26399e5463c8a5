import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectionState, openRoom, type RoomConnection } from "./roomConnection";

/** What a room needs of a browser's connection; the test says what happens to it. */
class Peer extends EventTarget {
  static all: Peer[] = [];
  connectionState = "new";
  readonly iceGatheringState = "complete";
  readonly localDescription = { sdp: "offer" };
  readonly channel = Object.assign(new EventTarget(), { readyState: "connecting", send: () => undefined });

  constructor() {
    super();
    Peer.all.push(this);
  }
  createDataChannel = () => this.channel;
  addTransceiver = () => undefined;
  setLocalDescription = async () => undefined;
  setRemoteDescription = async () => {
    if (this.connectionState === "closed") throw new Error("closed");
  };
  getStats = async () => new Map();
  close(): void {
    this.connectionState = "closed";
    this.channel.readyState = "closed";
    setTimeout(() => this.channel.dispatchEvent(new Event("close")));
  }
  become(state: string): void {
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }
  open(): void {
    this.become("connected");
    this.channel.readyState = "open";
    this.channel.dispatchEvent(new Event("open"));
  }
  hear(news: object): void {
    this.channel.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(news) }));
  }
}

interface Exchange {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
  readonly signal: AbortSignal | undefined;
}

class Refusal extends Error {}

let room: RoomConnection;
let exchanges: Exchange[];
let states: ConnectionState[];
let spoken: (readonly string[])[];
let refusals: unknown[];
/** What reads the session anew. */
let reading: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("RTCPeerConnection", Peer);
  Peer.all = [];
  [exchanges, states, spoken, refusals] = [[], [], [], []];
  reading = async () => undefined;
  room = openRoom({
    iceServers: [],
    media: undefined,
    pictures: 1,
    exchange: (_offer, signal) =>
      new Promise((resolve, reject) => {
        exchanges.push({ resolve, reject, signal });
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
    isFinal: (error) => error instanceof Refusal,
    onState: (state) => states.push(state),
    onStreams: () => undefined,
    onSpeaking: (seats) => spoken.push(seats),
    onPictures: () => undefined,
    onChanged: () => reading(),
    onRefused: (error) => refusals.push(error),
  });
  await pass(0);
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const peer = (at: number) => Peer.all[at] as Peer;
const exchange = (at: number) => exchanges[at] as Exchange;

async function connect(at: number): Promise<void> {
  exchange(at).resolve("answer");
  await pass(0);
  peer(at).open();
}

test("one failure of several signs is followed by one attempt", async () => {
  await connect(0);
  peer(0).become("failed");
  window.dispatchEvent(new Event("online"));
  await pass(5_000);
  expect(Peer.all).toHaveLength(2);
  await connect(1);
  expect(states).toEqual(["connecting", "connected", "lost", "connected"]);
});

test("an offer that hangs is called back, and what becomes of it counts no more", async () => {
  await pass(10_500);
  expect(exchanges).toHaveLength(2);
  expect(exchange(0).signal?.aborted).toBe(true);
  exchange(0).reject(new Refusal());
  await connect(1);
  peer(1).hear({ type: "speaking", seats: ["ana"] });
  expect([spoken, refusals]).toEqual([[["ana"]], []]);
});

test("whoever is refused and still there is let in later", async () => {
  exchange(0).reject(new Refusal());
  await pass(0);
  expect(refusals).toHaveLength(1);
  await pass(20_000);
  await connect(1);
  expect(states.at(-1)).toBe("connected");
});

test("a connection that is slow at each step comes up", async () => {
  await pass(8_000);
  exchange(0).resolve("answer");
  await pass(8_000);
  peer(0).become("connecting");
  await pass(8_000);
  peer(0).open();
  expect(states).toEqual(["connecting", "connected"]);
  expect(Peer.all).toHaveLength(1);
});

test("whoever leaves while a line is cut stays away", async () => {
  await connect(0);
  peer(0).become("failed");
  room.close();
  await pass(20_000);
  expect(Peer.all).toHaveLength(1);
});

test("a seat that another window has taken isn't taken back", async () => {
  await connect(0);
  peer(0).hear({ type: "replaced" });
  await pass(20_000);
  expect(Peer.all).toHaveLength(1);
  expect(states.at(-1)).toBe("replaced");
});

test("whoever is out learns it before anything is asked for again", async () => {
  await connect(0);
  let told: () => void = () => undefined;
  reading = () => new Promise((resolve) => (told = resolve));
  peer(0).channel.dispatchEvent(new Event("close"));
  await pass(6_000);
  expect(exchanges).toHaveLength(1);
  told();
  room.close();
  await pass(20_000);
  expect(exchanges).toHaveLength(1);
});

test("a session that can't be read anew keeps nobody out", async () => {
  await connect(0);
  reading = () => new Promise(() => undefined);
  peer(0).become("failed");
  await pass(11_000);
  await connect(1);
  expect(states.at(-1)).toBe("connected");
});
