import { useEffect, useRef } from "react";
import { io, type Socket } from "socket.io-client";
import { apiSpace } from "./api";

/** What the server tells open consoles; the data themselves are read anew. */
export interface RealtimeEvents {
  /** A record was written. */
  readonly changed: {
    readonly resource: string;
    readonly id: string;
    readonly version?: number;
    readonly action: "create" | "update" | "delete";
    /** Whether the same person wrote it, here or in another window. @default false */
    readonly isOwn?: boolean;
  };
  /** Somebody began, or went on, editing a record. */
  readonly locked: LockNews;
  readonly unlocked: LockNews;
  /** A job of one's own went on. */
  readonly job: { readonly id: string; readonly state: string; readonly done: number; readonly total: number | null };
  /** The community looks different. */
  readonly theme: object;
  /** Something new on a channel that the page joined, see {@link onChannel}. */
  readonly channel: { readonly channel: string; readonly id: string; readonly event: object };
  /** The connection is back after a break: what happened meanwhile was not told. */
  readonly reconnected: object;
}

interface LockNews {
  readonly resource: string;
  readonly id: string;
  readonly name: string;
  /** Names the window that edits. */
  readonly holder: string;
}

type EventName = keyof RealtimeEvents;
type Listener<K extends EventName> = (event: RealtimeEvents[K]) => void;
type Listeners = { readonly [K in EventName]: Set<Listener<K>> };

const listeners: Listeners = {
  changed: new Set(),
  locked: new Set(),
  unlocked: new Set(),
  job: new Set(),
  theme: new Set(),
  channel: new Set(),
  reconnected: new Set(),
};

/** How many listen to each channel that the page joined, by name and id. */
const channels = new Map<string, { readonly channel: string; readonly id: string; readonly count: number }>();

let socket: Socket | undefined;

function tell<K extends EventName>(name: K, event: RealtimeEvents[K]): void {
  for (const listener of [...listeners[name]]) listener(event);
}

function connect(): Socket {
  // Asked again at every attempt: a person may have changed spaces meanwhile.
  const opened = io({ auth: (send) => send({ space: apiSpace() }), transports: ["websocket", "polling"] });
  let hasBeenOpen = false;
  opened.on("connect", () => {
    if (hasBeenOpen) tell("reconnected", {});
    hasBeenOpen = true;
    // The server knows a socket, not a page: a new one joins anew.
    for (const { channel, id } of channels.values()) opened.emit("join", { channel, id });
  });
  // A session that is no longer accepted is told by the next call; trying on would only fill the log.
  opened.on("connect_error", () => opened.active || opened.disconnect());
  for (const name of ["changed", "locked", "unlocked", "job", "theme", "channel"] as const)
    opened.on(name, (event) => tell(name, event));
  return opened;
}

/**
 * Hears what the server tells, on the page's one socket, which opens with the first listener. Nothing may depend on
 * an event's arrival: it only makes a screen fresher.
 *
 * @returns what ends the listening
 */
export function onRealtime<K extends EventName>(name: K, listener: Listener<K>): () => void {
  if (!socket) socket = connect();
  // The session that it was opened for has ended; there may be another one by now.
  else if (!socket.active) socket.connect();
  listeners[name].add(listener);
  return () => {
    listeners[name].delete(listener);
  };
}

/**
 * Joins a channel of the server's and hears what is new there; whoever may not join hears nothing.
 *
 * @returns what ends the listening
 */
export function onChannel(channel: string, id: string, listener: (event: object) => void): () => void {
  const key = `${channel}|${id}`;
  const stop = onRealtime("channel", (news) => {
    if (news.channel === channel && news.id === id) listener(news.event);
  });
  const count = channels.get(key)?.count ?? 0;
  channels.set(key, { channel, id, count: count + 1 });
  if (count === 0 && socket?.connected) socket.emit("join", { channel, id });
  return () => {
    stop();
    const left = (channels.get(key)?.count ?? 1) - 1;
    if (left > 0) channels.set(key, { channel, id, count: left });
    else {
      channels.delete(key);
      if (socket?.connected) socket.emit("leave", { channel, id });
    }
  };
}

/**
 * {@link onRealtime} while a component is shown.
 *
 * @example
 * useRealtime("changed", ({ resource, id }) => resource === "members" && refresh(id));
 */
export function useRealtime<K extends EventName>(name: K, listener: Listener<K>): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onRealtime(name, (event) => latest.current(event)), [name]);
}
