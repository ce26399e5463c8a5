import { useEffect, useState } from "react";
import type { Availability, signUpApi } from "../../../contracts/api/signUp";
import { clientOf } from "../../data/clientOf";

/** Why a nickname can't be had; `undefined` while that isn't known, `null` where it can. */
export type NicknameReason = Availability["reason"] | undefined;

const signUp = clientOf<typeof signUpApi>();
const CALL = "GET /experienceLabs/:communityId/nickname/:nickname/availability";

/** From the last key to the question. */
const PAUSE_MILLISECONDS = 350;

/** Whether a nickname may be had, asked while it is typed. */
export function useAvailability(communityId: string, nickname: string): NicknameReason {
  const [known, setKnown] = useState<{ readonly nickname: string; readonly reason: NicknameReason }>();
  useEffect(() => {
    if (nickname === "") return undefined;
    const abort = new AbortController();
    const ask = () => {
      const asked = { params: { communityId, nickname } };
      signUp.call(CALL, asked, { signal: abort.signal, isQuiet: true }).then(
        ({ reason }) => setKnown({ nickname, reason }),
        // Nothing is lost: it is checked again when it is saved.
        () => undefined,
      );
    };
    const timer = setTimeout(ask, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [communityId, nickname]);
  return known?.nickname === nickname ? known.reason : undefined;
}
