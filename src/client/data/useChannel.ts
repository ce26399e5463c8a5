import { useEffect, useRef } from "react";

/**
 * Hears what is new on a channel while a component is shown, and what may have been missed when the connection is back
 * after a break. The socket's code is loaded after the page: nothing may depend on an event's arrival.
 *
 * @param id of what is listened to; nothing is while it is absent
 * @param listener told the event, nothing where some may have been missed: then it reads anew
 */
export function useChannel(channel: string, id: string | null, listener: (event?: object) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (id === null) return;
    let isOver = false;
    const stops: (() => void)[] = [];
    import("./realtime").then(
      ({ onChannel, onRealtime }) => {
        if (isOver) return;
        stops.push(onChannel(channel, id, (event) => latest.current(event)));
        stops.push(onRealtime("reconnected", () => latest.current()));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [channel, id]);
}
