import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";

/** Seconds until it is tried again by itself; the last one from then on. Specification, section 9. */
export const RETRY_SECONDS = [5, 10, 20] as const;

interface LoadFailureProps {
  /** How often it was tried again before. */
  readonly attempt: number;
  readonly onRetry: () => void;
}

/** The picture couldn't be loaded: it is tried again by the button, or when its countdown ends. */
export function LoadFailure({ attempt, onRetry }: LoadFailureProps) {
  const { t } = useTexts();
  const [seconds, setSeconds] = useState<number>(RETRY_SECONDS[Math.min(attempt, RETRY_SECONDS.length - 1)] ?? 20);
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    if (seconds <= 0) retry.current();
    const timer = setTimeout(() => setSeconds((left) => left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div className="nq-card">
      <div role="alert">
        <h2>{t("neuro.runner.failed.title")}</h2>
        <p>{t("neuro.runner.failed.text")}</p>
      </div>
      <button type="button" className="rn-button nq-wide" onClick={onRetry}>
        {t("neuro.runner.failed.retry", { smart_count: Math.max(seconds, 0) })}
      </button>
    </div>
  );
}
