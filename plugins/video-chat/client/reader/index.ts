import type { ReaderHost } from "../../../../src/client/kit/reader";

/** Focus sessions for their participants. */
export function register(host: ReaderHost): void {
  host.page({
    path: "/focus",
    load: () => import("../focus/seat/SeatPage").then(({ SeatPage }) => ({ default: SeatPage })),
  });
}
