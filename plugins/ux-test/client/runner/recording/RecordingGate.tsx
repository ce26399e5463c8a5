import "./recording.css";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import { ConsentStep } from "./ConsentStep";
import { DeviceStep } from "./DeviceStep";
import type { Recording } from "./useRecording";

interface RecordingGateProps {
  readonly recording: Recording;
  /** Whether the test can't be done without it. @default false */
  readonly isRequired?: boolean;
  /** Whose test it is, in words. @default the team of the test */
  readonly by?: string;
  /** All that was agreed to works, and the person wants to begin. */
  readonly onReady: () => void;
  /** The person goes on without being recorded, or the browser can record nothing. Not called where it `isRequired`. */
  readonly onRefuse: () => void;
}

/** What stands before a task that is to be recorded: consent, then a test of the devices. */
export function RecordingGate({ recording, isRequired = false, by, onReady, onRefuse }: RecordingGateProps) {
  const { t } = useTexts();
  const { phase } = recording;
  const isOut = phase === "refused" || phase === "unsupported";
  const goOn = useRef(onRefuse);
  goOn.current = onRefuse;
  useEffect(() => {
    if (isOut && !isRequired) goOn.current();
  }, [isOut, isRequired]);
  if (phase === "loading")
    return (
      <p className="uxr-hint" role="status">
        {t("uxTest.recordings.loading")}
      </p>
    );
  if (phase === "failed")
    return (
      <div className="uxr" role="alert">
        <p className="uxr-error">{t("uxTest.recordings.failed")}</p>
        <div className="uxr-buttons">
          <button type="button" className="rn-button" onClick={() => void recording.retry()}>
            {t("uxTest.recordings.retry")}
          </button>
        </div>
      </div>
    );
  if (isOut)
    return isRequired ? (
      <div className="uxr" role="status">
        <h3 className="uxr-title">{t(`uxTest.recordings.out.${phase}.title`)}</h3>
        <p>{t(`uxTest.recordings.out.${phase}.body`)}</p>
      </div>
    ) : null;
  if (phase === "consent") return <ConsentStep recording={recording} isRequired={isRequired} by={by} />;
  if (phase === "devices" || phase === "ready")
    return <DeviceStep recording={recording} isRequired={isRequired} onReady={onReady} />;
  return null;
}
