import { type MediaFailure, mediaFailure } from "../../../../../src/client/kit/media";
import { CONSENT_VERSION, RECORDING } from "../../../shared/recordings/recordings";
import { SOURCES, type Source } from "../../../shared/uxTest";
import { canRecord, closeStream, isLive, openSource } from "./devices";
import { CallError, recordingCalls } from "./recordingCalls";
import { recordSource, type SourceRecorder } from "./sourceRecorder";
import { type UploadState, uploader } from "./uploader";

/**
 * `consent` asks what may be recorded, `devices` tries it, `paused`: the person has stopped sharing something.
 * `unsupported`: this browser can record nothing of what is asked for.
 */
export type RecordingPhase =
  | "loading"
  | "failed"
  | "consent"
  | "devices"
  | "ready"
  | "recording"
  | "paused"
  | "stopped"
  | "refused"
  | "unsupported";

/** Why nothing more is recorded, though nobody has stopped it. */
export type RecordingProblem = "full" | "store" | "tooLong" | "refused" | "failed";

export interface RecordingState extends UploadState {
  readonly phase: RecordingPhase;
  /** That the author asks for and this browser can record. */
  readonly sources: readonly Source[];
  /** That the author asks for and this browser can't record. */
  readonly unavailable: readonly Source[];
  /** That the person has agreed to. */
  readonly agreed: readonly Source[];
  readonly streams: Readonly<Partial<Record<Source, MediaStream>>>;
  readonly failures: Readonly<Partial<Record<Source, MediaFailure>>>;
  readonly problem: RecordingProblem | undefined;
  /** Whether a call to the browser or the server is under way. */
  readonly isBusy: boolean;
  /** Path of the page by which the person withdraws later. */
  readonly withdrawUrl: string | null;
  readonly keptDays: number;
  /** In a preview everything is tried, and nothing leaves the browser. */
  readonly isPreview: boolean;
}

export interface SessionOptions {
  /** Absent in a preview. */
  readonly runToken: ((purpose: string) => Promise<string>) | undefined;
  readonly sources: readonly Source[];
  /** @default the one of this release */
  readonly versionOfConsent?: string;
}

type Listener = () => void;

/** One question's recording: from consent to the last chunk. It lives on while the question isn't on the screen. */
export class RecordingSession {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<Listener>();
  #recorders: readonly SourceRecorder[] = [];
  readonly #forget: () => void;
  #token: string | undefined;
  /** Agreed to by this person, for other questions, too. */
  #given: readonly Source[] = [];
  #state: RecordingState;

  constructor(options: SessionOptions) {
    this.#options = options;
    const sources = SOURCES.filter((source) => options.sources.includes(source) && canRecord(source));
    this.#state = {
      ...uploader.state(),
      ...{ phase: "loading", sources, agreed: [], streams: {}, failures: {}, problem: undefined, isBusy: false },
      unavailable: options.sources.filter((source) => !sources.includes(source)),
      ...{ withdrawUrl: null, keptDays: 0, isPreview: options.runToken === undefined },
    };
    const forgetState = uploader.subscribe((state) => this.#set(state));
    const forgetRefusals = uploader.onRefusal((segment, status) => {
      if (segment.token === this.#token && status === 410) void this.#end("refused", "refused");
    });
    this.#forget = () => {
      forgetState();
      forgetRefusals();
    };
    void this.load();
  }

  get state(): RecordingState {
    return this.#state;
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get isDrawn(): boolean {
    return this.#listeners.size > 0;
  }

  /** Whether it is drawn, or recording while it isn't. */
  get isInUse(): boolean {
    return this.isDrawn || this.#state.phase === "recording" || this.#state.phase === "paused";
  }

  /** Lets the devices go; nothing is heard of it any more. */
  dispose(): void {
    this.#close();
    this.#forget();
  }

  /** Reads what was decided before. */
  load = async (): Promise<void> => {
    if (this.#state.sources.length === 0) return this.#set({ phase: "unsupported" });
    if (this.#state.isPreview) return this.#set({ phase: "consent" });
    this.#set({ phase: "loading" });
    try {
      await uploader.resume();
      const consents = await recordingCalls.consents(await this.#runToken());
      const ofState = (wanted: string) =>
        consents.sources.flatMap(({ source, state, consentVersion }) =>
          state === wanted && consentVersion === this.#version ? [source] : [],
        );
      const agreed = ofState("GIVEN").filter((source) => this.#state.sources.includes(source));
      const isRefused =
        ofState("WITHDRAWN").length > 0 || this.#state.sources.every((source) => ofState("REFUSED").includes(source));
      this.#given = ofState("GIVEN");
      const phase = isRefused ? "refused" : agreed.length > 0 ? "devices" : "consent";
      this.#set({ phase, agreed, withdrawUrl: consents.withdrawUrl, keptDays: consents.keptDays });
    } catch {
      this.#set({ phase: "failed" });
    }
  };

  /** The person agrees that these are recorded: none of them is asked of the browser before. */
  agree = (sources: readonly Source[]): Promise<void> =>
    this.#busily(async () => {
      if (sources.length === 0) return this.refuse();
      const given = [...new Set([...this.#given, ...sources])];
      if (!this.#state.isPreview) {
        const { withdrawUrl, keptDays } = await recordingCalls.agree(await this.#runToken(), given, this.#version);
        this.#set({ withdrawUrl, keptDays });
      }
      this.#given = given;
      this.#set({ phase: "devices", agreed: sources });
    });

  refuse = (): Promise<void> =>
    this.#busily(async () => {
      this.#close();
      if (!this.#state.isPreview)
        await recordingCalls.agree(
          await this.#runToken(),
          this.#given.filter((source) => !this.#state.sources.includes(source)),
          this.#version,
        );
      this.#set({ phase: "refused", agreed: [] });
    });

  /** Asks the browser for a source; what fails is in `failures`. Call it by a press of the person. */
  open = async (source: Source): Promise<void> => {
    if (!this.#state.agreed.includes(source)) return;
    const { [source]: before, ...streams } = this.#state.streams;
    const { [source]: _failure, ...failures } = this.#state.failures;
    closeStream(before);
    this.#set({ isBusy: true, streams, failures });
    try {
      const stream = await openSource(source);
      for (const track of stream.getTracks()) track.addEventListener("ended", () => this.#ended(source));
      this.#set({ streams: { ...this.#state.streams, [source]: stream } });
    } catch (error) {
      const why = mediaFailure(error);
      // To close the browser's own question is to deny it.
      const said = source === "SCREEN" && why === "denied" ? "cancelled" : why;
      this.#set({ failures: { ...this.#state.failures, [source]: said } });
    }
    const isReady = this.#state.agreed.every((one) => isLive(this.#state.streams[one]));
    const wasTrying = this.#state.phase === "devices" || this.#state.phase === "ready";
    this.#set({ isBusy: false, ...(wasTrying ? { phase: isReady ? "ready" : "devices" } : {}) });
  };

  /** Goes on without a source that doesn't work. */
  leaveOut = (source: Source): Promise<void> => this.agree(this.#state.agreed.filter((one) => one !== source));

  /** Records from now on; nothing unless all is `ready`, or it was `paused`. */
  start = async (): Promise<void> => {
    const { phase, agreed, streams, isPreview } = this.#state;
    if (phase !== "ready" && phase !== "paused") return;
    this.#set({ phase: "recording", problem: undefined });
    if (isPreview) return;
    const onProblem = (problem: RecordingProblem) => void this.#end("stopped", problem);
    try {
      const token = await this.#runToken();
      this.#recorders = await Promise.all(
        agreed.flatMap((source) => {
          const stream = streams[source];
          return stream && isLive(stream) ? [recordSource({ source, stream, token, onProblem })] : [];
        }),
      );
    } catch {
      await this.#end("stopped", "failed");
    }
  };

  /** Ends the recording, if any, and lets the devices go. Resolves once all that was recorded waits to be sent. */
  stop = async (): Promise<void> => {
    const { phase } = this.#state;
    if (phase === "recording" || phase === "paused") await this.#end("stopped");
    else this.#close();
  };

  /** Erases all that was recorded of the person, here and at the server. */
  withdraw = (): Promise<void> =>
    this.#busily(async () => {
      await this.#end("refused");
      // Segments that still wait are refused by the server, and dropped.
      if (!this.#state.isPreview) await recordingCalls.withdraw(await this.#runToken());
      this.#set({ agreed: [], withdrawUrl: null });
      uploader.wake();
    });

  get #version(): string {
    return this.#options.versionOfConsent ?? CONSENT_VERSION;
  }

  async #runToken(): Promise<string> {
    this.#token ??= (await this.#options.runToken?.(RECORDING)) ?? "";
    return this.#token;
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    this.#set({ isBusy: true, problem: undefined });
    try {
      await work();
    } catch (error) {
      const isGone = error instanceof CallError && error.status === 410;
      this.#set(isGone ? { phase: "refused", problem: "refused" } : { problem: "failed" });
    } finally {
      this.#set({ isBusy: false });
    }
  }

  /** The person has stopped sharing, or a device was unplugged. */
  #ended(source: Source): void {
    const { [source]: _gone, ...streams } = this.#state.streams;
    const { phase } = this.#state;
    if (phase === "devices" || phase === "ready") {
      const failures = { ...this.#state.failures, [source]: source === "SCREEN" ? "cancelled" : "unknown" } as const;
      this.#set({ streams, failures, phase: "devices" });
      return;
    }
    this.#set({ streams });
    if (phase !== "recording") return;
    this.#set({ phase: "paused" });
    void this.#stopRecorders();
  }

  async #stopRecorders(): Promise<void> {
    const recorders = this.#recorders;
    this.#recorders = [];
    await Promise.all(recorders.map((recorder) => recorder.stop()));
  }

  async #end(phase: "stopped" | "refused", problem?: RecordingProblem): Promise<void> {
    this.#set({ phase, problem });
    await this.#stopRecorders();
    this.#close();
  }

  #close(): void {
    for (const stream of Object.values(this.#state.streams)) closeStream(stream);
    this.#set({ streams: {}, failures: {} });
  }

  #set(change: Partial<RecordingState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
