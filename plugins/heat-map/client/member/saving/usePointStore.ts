import { useEffect, useState } from "react";
import { type KeptQueueStore, openQueueStore, type StoredWrite, useCommunity } from "../../../../../src/client/kit/member";
import { changeKey, type PointChange } from "./pointChange";

const DATABASE = "sondeo-heat-map";

/** Where changes wait in this browser, and what an earlier opening of the page has left there. */
export interface PointStore {
  readonly store: KeptQueueStore<PointChange>;
  readonly left: readonly StoredWrite<PointChange>[];
}

/** The member's own store for an activity. @returns nothing while it opens */
export function usePointStore(activityId: string): PointStore | undefined {
  const { session } = useCommunity();
  const owner = `${session.memberId} ${activityId}`;
  const [opened, setOpened] = useState<PointStore>();
  useEffect(() => {
    let isLeft = false;
    setOpened(undefined);
    const open = async () => {
      const store = await openQueueStore<PointChange>({ database: DATABASE, owner, keyOf: changeKey });
      const left = await store.read().catch(() => []);
      if (!isLeft) setOpened({ store, left });
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [owner]);
  return opened;
}
