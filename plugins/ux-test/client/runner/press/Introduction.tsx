import "./press.css";
import { type ReactNode, type RefObject, useEffect } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";

interface IntroductionProps {
  readonly focusId: string;
  readonly describedBy: string | undefined;
  /** What will happen, and what the button says. */
  readonly text: string;
  readonly button: string;
  /** Loaded ahead, so that they are there when asked for, also where the connection is lost meanwhile. */
  readonly images: readonly string[];
  readonly isDisabled: boolean;
  readonly onStart: () => void;
}

/** The task's second half: how it goes, before anything is shown. */
export function Introduction({ focusId, describedBy, text, button, images, isDisabled, onStart }: IntroductionProps) {
  const { t } = useTexts();
  useEffect(() => {
    for (const image of images) new Image().src = image;
  }, [images]);
  return (
    <>
      <p>{text}</p>
      <button
        type="button"
        id={focusId}
        className="rn-button"
        aria-describedby={describedBy}
        disabled={isDisabled}
        onClick={onStart}
      >
        {button}
      </button>
      <p className="pr-keys">{t("clickTest.runner.keys")}</p>
    </>
  );
}

interface DoneProps {
  readonly line: RefObject<HTMLParagraphElement | null>;
  readonly focusId: string;
  readonly children: ReactNode;
}

/** That the answer is there; nothing is shown again. */
export function Done({ line, focusId, children }: DoneProps) {
  return (
    <p ref={line} id={focusId} className="pr-done" tabIndex={-1} role="status">
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="currentColor" />
        <path d="m7 12.5 3.5 3.5 6.5-7.5" fill="none" stroke="var(--rn-page)" strokeWidth="2.2" />
      </svg>
      {children}
    </p>
  );
}

interface LoadFailureProps {
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

export function LoadFailure({ onRetry, onBack }: LoadFailureProps) {
  const { t } = useTexts();
  return (
    <div className="pr-message" role="alert">
      <p>{t("clickTest.runner.failed")}</p>
      <button type="button" className="rn-button" onClick={onRetry}>
        {t("common.retry")}
      </button>
      <button type="button" className="rn-button rn-back" onClick={onBack}>
        {t("clickTest.runner.back")}
      </button>
    </div>
  );
}
