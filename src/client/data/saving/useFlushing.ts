import { useEffect } from "react";
import type { StoredWrite, WriteQueue } from "./writeQueue";

/**
 * Sends what waits when the page opens, when the network is back and before the page goes; also what another page of this
 * browser has left meanwhile.
 * @param readLeft what the browser keeps of this queue; always the same function, as long as it reads the same
 */
export function useFlushing<Write>(queue: WriteQueue<Write>, readLeft: () => Promise<readonly StoredWrite<Write>[]>): void {
  useEffect(() => {
    const flush = () => {
      queue.flush();
      readLeft().then(
        (left) => queue.adopt(left),
        () => undefined,
      );
    };
    flush();
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [queue, readLeft]);
}
