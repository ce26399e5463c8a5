import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newId } from "../../../src/shared/ids";
import type { TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { opusFile } from "../../../tests/helpers/opusFile";

export interface TrackOptions {
  readonly activity: string;
  readonly recording: string;
  readonly member?: string;
  readonly moderator?: string;
  readonly consent?: "GIVEN" | "REFUSED";
  readonly startMs?: number;
  readonly seconds?: number;
  readonly speech: readonly { readonly startMs: number; readonly endMs: number }[];
  /** @default silence of the track's length */
  readonly content?: Buffer;
}

async function spaceOf(app: TestApp, activity: string): Promise<string> {
  const [row] = await rows<{ space_id: string }>(app, "select space_id from activity where id = $1", [activity]);
  return row?.space_id ?? "";
}

/** A session that is over, with a recording and nobody in it. */
export async function addRecording(app: TestApp, activity: string, status = "READY"): Promise<string> {
  const [id, space] = [newId(), await spaceOf(app, activity)];
  await rows(
    app,
    `insert into recording (id, space_id, title, kind, activity, status, started_at, duration_seconds)
      values ($1, $2, 'Sesión', 'VIDEO_CHAT', $3, $4, now() - interval '1 hour', 600)`,
    [id, space, activity, status],
  );
  return id;
}

/** Somebody's seat with what was recorded of their voice. */
export async function addVoice(app: TestApp, options: TrackOptions): Promise<string> {
  const { activity, recording, member, moderator, consent = "GIVEN", startMs = 0, seconds = 60, speech } = options;
  const [seat, file, space] = [newId(), newId(), await spaceOf(app, activity)];
  const content = options.content ?? (await opusFile(seconds));
  const folder = join(app.dataDir, "files", file.slice(-2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
  await rows(
    app,
    `insert into file (id, space_id, name, media_type, size, purpose, state) values ($1, $2, 'voice.webm', 'audio/webm', $3, 'videoChat.recording', 'ATTACHED')`,
    [file, space, content.length],
  );
  await rows(
    app,
    `insert into video_seat (id, space_id, activity, role, member, moderator, access, consent) values ($1, $2, $3, $4, $5, $6, 'GRANTED', $7)`,
    [seat, space, activity, member ? "MEMBER" : "MODERATOR", member ?? null, moderator ?? null, consent],
  );
  await rows(
    app,
    `insert into video_track (id, space_id, recording, seat, kind, start_ms, duration_ms, file, speech) values ($1, $2, $3, $4, 'AUDIO', $5, $6, $7, $8::jsonb)`,
    [newId(), space, recording, seat, startMs, seconds * 1_000, `/files/${file}`, JSON.stringify(speech)],
  );
  return seat;
}
