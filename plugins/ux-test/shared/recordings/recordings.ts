/** What the team says of a moment of a recording; `SEEN_*` grades the task by what is to be seen. */
export const MARK_KINDS = ["NOTE", "TAG", "SEEN_SUCCESS", "SEEN_FAILURE"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Purpose of the run tokens that recorders call with. */
export const RECORDING = "recording";
/** Header that carries the run token. */
export const RUN_TOKEN = "x-run-token";
/** Header with a chunk's SHA-256, hexadecimal. */
export const CHUNK_HASH = "x-chunk-sha256";

/** Version of what people agree to; it changes with the words. */
export const CONSENT_VERSION = "2026-11";

/** Recordings are erased after so long, as people were told when they agreed. */
export const KEPT_DAYS = 365;

/** A recorder hands over what it has so often. */
export const CHUNK_MS = 2_000;
/** Longest recording of one source. */
export const LONGEST_MS = 2 * 3_600_000;
export const LARGEST_CHUNK = 4 * 1024 * 1024;
/** Chunks of the longest recording, and some to spare. */
export const MOST_CHUNKS = 4_000;

/** By the kind of recorder that browsers have. */
export const MEDIA_TYPES = /^(video|audio)\/(webm|mp4)(;\s*codecs=[\w.,"\s-]+)?$/;
