import { useEffect, useState } from "react";

/** Whether a picture can be drawn at once. @returns how often it was tried before, and what tries again */
export function useLoadedPicture(address: string) {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    let isLeft = false;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(
      () => !isLeft && setStatus("ready"),
      () => !isLeft && setStatus("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [address, attempt]);
  return {
    status,
    attempt,
    retry: () => {
      setStatus("loading");
      setAttempt((count) => count + 1);
    },
  };
}
