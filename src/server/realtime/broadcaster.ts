import type { Server } from "socket.io";
import type { Catalog, Entity } from "../../schema/catalog";
import { type ChannelNews, channelRoom } from "./channels";
import { accountRoom, entityRooms, ownRooms, sharedRooms, spaceRoom } from "./rooms";

export type ChangeAction = "create" | "update" | "delete";

/** A record was written; said after the commit. */
export interface RecordChange {
  readonly entity: Entity;
  readonly id: string;
  readonly version?: number;
  readonly action: ChangeAction;
  /** What it is to those who see others' shared records only; absent where it is none of their business. */
  readonly sharedAction?: ChangeAction;
  /** Absent for what belongs to no space. */
  readonly spaceId: string | undefined;
  /** Who wrote. */
  readonly accountId?: string;
}

export interface LockChange {
  readonly entity: Entity;
  readonly id: string;
  readonly spaceId: string | undefined;
  readonly name: string;
  readonly holder: string;
}

export interface JobChange {
  readonly id: string;
  readonly accountId: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
}

/** Tells open consoles what happened, without the data themselves: those who may see a record read it anew. */
export interface Broadcaster {
  readonly changed: (change: RecordChange) => void;
  readonly locked: (change: LockChange) => void;
  readonly unlocked: (change: LockChange) => void;
  readonly job: (change: JobChange) => void;
  /** A community looks different: told to everybody who is in it, members too. */
  readonly theme: (spaceId: string) => void;
  /** Told to those who listen to a channel of the space. */
  readonly channel: (spaceId: string, news: ChannelNews) => void;
}

type EmitTo = (name: string, event: object, rooms: readonly string[], except?: readonly string[]) => void;

function createEmit(io: Server): EmitTo {
  return (name, event, rooms, except = []) => {
    // To no room at all would be to everybody.
    if (rooms.length === 0) return;
    io.to([...rooms])
      .except([...except])
      .emit(name, event);
  };
}

function emitChange(emit: EmitTo, catalog: Catalog, change: RecordChange): void {
  const { entity, spaceId, id, version, action, sharedAction, accountId } = change;
  const event = { resource: entity.resource, id, version };
  // Who wrote is nobody's to know here, not everybody may see the account: people are only told their own from others'.
  const notify = (news: object, rooms: readonly string[], except: readonly string[]) => {
    if (accountId) emit("changed", { ...news, isOwn: true }, ownRooms(rooms, accountId), except);
    emit("changed", news, rooms, [...except, ...(accountId ? [accountRoom(accountId)] : [])]);
  };
  const rooms = entityRooms(catalog, entity, spaceId);
  notify({ ...event, action }, rooms, []);
  if (sharedAction) notify({ ...event, action: sharedAction }, sharedRooms(catalog, entity, spaceId), rooms);
}

export function createBroadcaster(io: Server, catalog: Catalog): Broadcaster {
  const emit = createEmit(io);
  // Not to those who see shared records and change only their own: others' locks do not concern them.
  const notifyLock = (name: string, { entity, id, spaceId, ...by }: LockChange) =>
    emit(name, { resource: entity.resource, id, ...by }, entityRooms(catalog, entity, spaceId));

  return {
    changed: (change) => emitChange(emit, catalog, change),
    locked: (change) => notifyLock("locked", change),
    unlocked: (change) => notifyLock("unlocked", change),
    job: ({ accountId, ...job }) => emit("job", job, [accountRoom(accountId)]),
    theme: (spaceId) => emit("theme", {}, [spaceRoom(spaceId)]),
    channel: (spaceId, { channel, ids, event = {} }) => {
      // A room may be large: whoever wrote has their answer first. Events keep their order.
      setImmediate(() => {
        for (const id of ids) emit("channel", { channel, id, event }, [channelRoom(spaceId, channel, id)]);
      });
    },
  };
}
