import { useEffect, useState } from "react";
import { startAddress } from "../../../shared/navigation/startAddress";
import { answerSnippet } from "../../navigation/answerSnippet";
import type { Task } from "./taskOf";

type RunToken = (purpose: string) => Promise<string>;

/** A token for the page's snippet; `undefined` while it is on its way, `null` where nothing is reported. */
function useToken(isWatched: boolean, runToken: RunToken | undefined): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (!isWatched || !runToken) return undefined;
    let isLeft = false;
    const give = (given: string | null) => !isLeft && setToken(given);
    // Without one the task can still be done: it isn't measured then.
    runToken("events").then(give, () => give(null));
    return () => {
      isLeft = true;
    };
  }, [isWatched, runToken]);
  return isWatched && runToken ? token : null;
}

/**
 * The page's address, with a token by which its snippet reports what happens there, and an ear for the snippet where the
 * page's own policy lets it call nobody; the plain address where nothing is reported. Nothing while the token is on its way.
 */
export function useWatchedAddress({ address, isWatched }: Task, runToken: RunToken | undefined): string | undefined {
  const token = useToken(isWatched, runToken);
  useEffect(() => {
    if (!token) return undefined;
    return answerSnippet({ startUrls: [new URL(address, window.location.href).href], token });
  }, [token, address]);
  if (token === undefined) return undefined;
  return token === null ? address : startAddress(address, token);
}
