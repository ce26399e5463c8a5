import { isJsonObject, type Json } from "../../../shared/json";
import type { Execution } from "../execution";
import type { PendingWrite, StoredWrite } from "./pendingWrites";
import type { WriteStore } from "./writeStore";

/** What stands for the address of a file that the server doesn't have yet. */
const PENDING = "pending:";

export function pendingAddress(fileId: string): string {
  return PENDING + fileId;
}

/** The id of a file that waits, in an answer's value. */
export function pendingFile(address: unknown): string | undefined {
  return typeof address === "string" && address.startsWith(PENDING) ? address.slice(PENDING.length) : undefined;
}

interface Sender {
  readonly execution: Execution;
  readonly store: WriteStore;
  readonly responseId: string;
  readonly onCompleted: (completed: Awaited<ReturnType<Execution["complete"]>>) => void;
}

/** The value with the addresses that the server has given its files; a file that it refused is left out. */
async function withAddresses(value: Json, { store, responseId }: Sender): Promise<Json> {
  if (!Array.isArray(value)) return value;
  const items = await Promise.all(
    value.map(async (item: Json): Promise<readonly Json[]> => {
      const fileId = isJsonObject(item) ? pendingFile(item.content) : undefined;
      if (fileId === undefined || !isJsonObject(item)) return [item];
      const content = await store.addressOf(responseId, fileId);
      return content === undefined ? [] : [{ ...item, content }];
    }),
  );
  const known = items.flat();
  return known.length > 0 ? known : null;
}

type Senders = {
  readonly [Kind in PendingWrite["kind"]]: (
    job: Extract<PendingWrite, { kind: Kind }>,
    sender: Sender,
    at: number,
  ) => Promise<void>;
};

/** The age, measured where the time of giving was taken, so that a clock that is set wrong does no harm. */
function sent({ store }: Sender, at: number) {
  return { ago: Math.max(0, Math.round(Date.now() - at)), device: store.device };
}

const SENDERS: Senders = {
  answer: async ({ questionId, body }, sender, at) => {
    const value = await withAddresses(body.value, sender);
    await sender.execution.saveAnswer(questionId, { ...body, value, ...sent(sender, at) });
  },
  position: ({ questionId }, sender, at) => sender.execution.savePosition(questionId, sent(sender, at)),
  file: async ({ questionId, fileId, name, file }, { execution, store, responseId }) => {
    const { url } = await execution.upload(questionId, new File([file], name, { type: file.type }));
    await store.keepAddress(responseId, fileId, url);
  },
  complete: async (_, { execution, onCompleted }) => onCompleted(await execution.complete()),
};

/** Tells the server of a job. @throws ApiError */
export async function sendWrite(sender: Sender, { job, at }: StoredWrite): Promise<void> {
  const send = SENDERS[job.kind] as (job: PendingWrite, sender: Sender, at: number) => Promise<void>;
  await send(job, sender, at);
}
