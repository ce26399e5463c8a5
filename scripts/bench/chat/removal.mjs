// Observers who listen to their chat with the moderators when their role or their session ends.
import { setTimeout as wait } from "node:timers/promises";
import { connect, join } from "./sockets.mjs";

const GRACE_MS = 2_000;
const PAUSE_MS = 50;

/** @returns how many events both heard before, and how many later than 2 s afterwards */
export async function heardAfterRemoval(server, { people: { observers }, calls }) {
  const [removed, signedOut] = observers;
  let [heard, heardBefore] = [0, 0];
  const messages = [];
  for (const { token, id } of observers) await join(await connect(server.address, { token, onNews: () => heard++ }), id);
  for (let n = 0; n < 10; n++) {
    for (const observer of observers) {
      const { id } = await calls.toObserver(observer);
      if (observer === removed) messages.push(id);
    }
  }
  await wait(PAUSE_MS * 4);
  heardBefore = heard;
  if (heardBefore < 20) throw new Error(`${heardBefore} of 20 messages were heard: the check would prove nothing`);
  await calls.removeRole(removed);
  await calls.signOut(signedOut);
  await wait(GRACE_MS);
  const heardUntil = heard;
  for (const id of messages) {
    await calls.toObserver(signedOut);
    await calls.deleteIn(removed, [id]);
    await wait(PAUSE_MS);
  }
  await wait(PAUSE_MS * 4);
  return { heardBefore, heardAfter2s: heard - heardUntil };
}
