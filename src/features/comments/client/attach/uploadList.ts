import type { AttachedFile } from "../../../../contracts/api/comments";
import type { FileKind } from "../../../../shared/fileKinds";
import { kindOfName, LARGEST } from "../../../../shared/fileTypes";
import { MOST } from "../../shared/comment";
import { filesThere, type Upload } from "./upload";

/** What the server says of a file that it took. */
type Answer = AttachedFile;

/** Why a file isn't there, and whether the same call may go well another time. */
export interface Failure {
  readonly said: string;
  readonly isPassing: boolean;
}

/** Why a file can't be sent: what it is, how large it is, or how many there are. */
export type RefusalIssue = "type" | "size" | "count";

export interface UploadListOptions {
  /** What is there already. */
  readonly initial: readonly AttachedFile[];
  /** @throws an `AbortError` where the signal ends it, else what `failureOf` understands */
  readonly send: (
    file: File,
    on: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<Answer>;
  readonly failureOf: (error: unknown) => Failure;
  /** What is said of a file that can't be sent at all, before anybody tries. */
  readonly refusalOf: (issue: RefusalIssue, kind: FileKind) => string;
  /** Told of the files that the server has, each time they are others. */
  readonly onKept: (files: readonly AttachedFile[]) => void;
}

const there = ({ file, ...one }: AttachedFile): Upload => ({ key: file, file, ...one, state: "sent", progress: 1 });
/** PDFs and documents are in one field. */
const fieldOf = (kind: FileKind) => (kind === "pdf" ? "document" : kind);
const isOver = ({ state }: Upload) => state !== "waiting" && state !== "sending";

/** Files that go with a comment, sent one after the other while it is being written; a list that is replaced whole. */
export class UploadList {
  readonly #options: UploadListOptions;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  #uploads: readonly Upload[];
  #isSending = false;

  constructor(options: UploadListOptions) {
    this.#options = options;
    this.#uploads = options.initial.map(there);
  }

  get current(): readonly Upload[] {
    return this.#uploads;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends files as soon as those before them are there. */
  add(files: readonly File[]): void {
    for (const file of files) this.#put([...this.#uploads, this.#enter(file)]);
    void this.#run();
  }

  /** Forgets a file, and ends its sending. */
  remove(key: string): void {
    this.#aborts.get(key)?.abort();
    const wasThere = this.#uploads.some((one) => one.key === key && one.file);
    this.#put(this.#uploads.filter((one) => one.key !== key));
    if (wasThere) this.#keep();
  }

  /** Sends a file again. */
  retry(key: string): void {
    this.#change(key, ({ issue: _, ...one }) => ({ ...one, state: "waiting", progress: 0 }));
    void this.#run();
  }

  /** Sends again all that may be. */
  retryAll(): void {
    for (const { key, state } of this.#uploads) if (state === "failed") this.retry(key);
  }

  clear(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    this.#put([]);
    this.#keep();
  }

  /** Ends what is being sent: nobody waits for it any more. */
  stop(): void {
    for (const abort of this.#aborts.values()) abort.abort();
  }

  /** Resolves once nothing is on its way: to all of the files, or to nothing where one of them isn't there. */
  async settled(): Promise<readonly AttachedFile[] | undefined> {
    while (!this.#uploads.every(isOver)) await this.#nextChange();
    return this.#uploads.every(({ state }) => state === "sent") ? filesThere(this.#uploads) : undefined;
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #enter(local: File): Upload {
    const known = kindOfName(local.name);
    const kind = known ?? "document";
    const base = { key: crypto.randomUUID(), name: local.name, size: local.size, kind, progress: 0 };
    const issue = known ? this.#issueOf(known, local.size) : "type";
    return issue
      ? { ...base, state: "refused", issue: this.#options.refusalOf(issue, kind) }
      : { ...base, state: "waiting", local };
  }

  #issueOf(kind: FileKind, size: number): RefusalIssue | undefined {
    if (size > LARGEST[kind]) return "size";
    const alike = this.#uploads.filter((one) => one.state !== "refused" && fieldOf(one.kind) === fieldOf(kind));
    return alike.length >= MOST[kind] ? "count" : undefined;
  }

  #put(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }

  #keep(): void {
    this.#options.onKept(filesThere(this.#uploads));
  }

  #change(key: string, change: (upload: Upload) => Upload): void {
    this.#put(this.#uploads.map((one) => (one.key === key ? change(one) : one)));
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const next = () => this.#uploads.find(({ state }) => state === "waiting");
    for (let one = next(); one; one = next()) await this.#send(one);
    this.#isSending = false;
  }

  async #send({ key, local }: Upload): Promise<void> {
    if (!local) return this.remove(key);
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, (one) => ({ ...one, state: "sending" }));
    try {
      const onProgress = (progress: number) => this.#change(key, (one) => ({ ...one, progress }));
      const { file, kind, size } = await this.#options.send(local, { signal: abort.signal, onProgress });
      this.#change(key, (one) => ({ ...one, file, kind, size, state: "sent", progress: 1 }));
      this.#keep();
    } catch (error) {
      const { said, isPassing } = this.#options.failureOf(error);
      this.#change(key, (one) => ({ ...one, state: isPassing ? "failed" : "refused", issue: said }));
    } finally {
      this.#aborts.delete(key);
    }
  }
}
