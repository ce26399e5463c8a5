import { useEffect, useMemo, useState } from "react";

const TICK_MS = 1_000;

/** The server's clock, second by second, in milliseconds since 1970: clocks of devices differ. @param told what it said last, ISO 8601 */
export function useServerNow(told: string): number {
  const ahead = useMemo(() => Date.parse(told) - Date.now(), [told]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
