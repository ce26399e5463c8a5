import "./recording.css";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import type { Recording } from "./useRecording";

const MEGABYTE = 1_048_576;
/** What is on its way all the time is nothing to wait for. */
const NOTHING = MEGABYTE / 4;
/** Something that waits is never "0 MB". */
const LEAST_SHOWN = 0.1;

function Backlog({ recording: { backlogBytes, upload } }: { readonly recording: Recording }) {
  const { t, language } = useTexts();
  if (backlogBytes < NOTHING) return null;
  const megabytes = Math.max(backlogBytes / MEGABYTE, LEAST_SHOWN);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(megabytes);
  return (
    <span className="uxr-hint">
      {t(upload === "waiting" ? "uxTest.recordings.line.offline" : "uxTest.recordings.line.sending", { size })}
    </span>
  );
}

function Paused({ recording }: { readonly recording: Recording }) {
  const { t } = useTexts();
  const missing = recording.agreed.filter((source) => !recording.streams[source]);
  const [first] = missing;
  return (
    <div className="uxr-line" role="alert">
      <strong>{t("uxTest.recordings.line.paused")}</strong>
      <div className="uxr-buttons">
        {first ? (
          <button type="button" className="rn-button" disabled={recording.isBusy} onClick={() => void recording.open(first)}>
            {t(`uxTest.recordings.devices.allow.${first}`)}
          </button>
        ) : (
          <button type="button" className="rn-button" onClick={() => void recording.start()}>
            {t("uxTest.recordings.line.resume")}
          </button>
        )}
        {first && missing.length < recording.agreed.length && (
          <button type="button" className="uxr-quiet" onClick={() => void recording.start()}>
            {t("uxTest.recordings.line.resumeWithout")}
          </button>
        )}
        <button type="button" className="uxr-quiet" onClick={() => void recording.stop()}>
          {t("uxTest.recordings.line.stop")}
        </button>
      </div>
    </div>
  );
}

function Stopped({ recording }: { readonly recording: Recording }) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { problem, isBusy, withdraw, withdrawUrl } = recording;
  return (
    <div className="uxr-line" role="status">
      <span>{t(problem ? `uxTest.recordings.problems.${problem}` : "uxTest.recordings.line.stopped")}</span>
      <Backlog recording={recording} />
      {withdrawUrl && (
        <button
          type="button"
          className="uxr-quiet"
          disabled={isBusy}
          onClick={() => (isAsked ? void withdraw() : setAsked(true))}
        >
          {t(isAsked ? "uxTest.recordings.line.withdrawSure" : "uxTest.recordings.line.withdraw")}
        </button>
      )}
    </div>
  );
}

/** What is seen of a recording while it is on and after it: a sign, a way to stop, what waits to be sent. */
export function RecordingLine({ recording }: { readonly recording: Recording }) {
  const { t } = useTexts();
  const { phase, agreed, streams, isPreview } = recording;
  if (phase === "paused") return <Paused recording={recording} />;
  if (phase === "stopped") return <Stopped recording={recording} />;
  if (phase !== "recording") return null;
  const names = agreed.filter((source) => streams[source]).map((source) => t(`uxTest.recordings.sources.${source}`));
  return (
    <div className="uxr-line" role="status">
      <span className="uxr-sign" aria-hidden="true" />
      <strong>
        {t(isPreview ? "uxTest.recordings.line.preview" : "uxTest.recordings.line.on", { sources: names.join(", ") })}
      </strong>
      <Backlog recording={recording} />
      <button type="button" className="uxr-quiet" onClick={() => void recording.stop()}>
        {t("uxTest.recordings.line.stop")}
      </button>
    </div>
  );
}
