import { useEffect, useId, useRef } from "react";
import { useLevel } from "../../../../../src/client/kit/media";
import { useTexts } from "../../../../../src/client/kit/runner";
import type { Source } from "../../../shared/uxTest";
import type { Recording } from "./useRecording";

interface DeviceStepProps {
  readonly recording: Recording;
  readonly isRequired: boolean;
  readonly onReady: () => void;
}

function Picture({ stream, label }: { readonly stream: MediaStream; readonly label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} className="uxr-picture" aria-label={label} autoPlay muted playsInline />;
}

function Level({ stream }: { readonly stream: MediaStream }) {
  const { t } = useTexts();
  const level = useLevel(stream);
  return (
    <div>
      <p className="uxr-hint">{t("uxTest.recordings.devices.speak")}</p>
      <meter className="uxr-level" min={0} max={100} value={level} aria-label={t("uxTest.recordings.devices.level")} />
    </div>
  );
}

function Device({ source, recording, isRequired }: { readonly source: Source } & Omit<DeviceStepProps, "onReady">) {
  const { t } = useTexts();
  const { [source]: stream } = recording.streams;
  const { [source]: failure } = recording.failures;
  const name = t(`uxTest.recordings.sources.${source}`);
  return (
    <li className="uxr-device">
      <strong>{name}</strong>
      {stream && source === "MICROPHONE" && <Level stream={stream} />}
      {stream && source !== "MICROPHONE" && <Picture stream={stream} label={name} />}
      {source === "SCREEN" && !stream && <p className="uxr-hint">{t("uxTest.recordings.devices.chooseTab")}</p>}
      {failure && (
        <p className="uxr-error" role="alert">
          <strong>{t(`uxTest.recordings.failures.${source}.${failure}`)}</strong> {t(`uxTest.recordings.remedies.${failure}`)}
        </p>
      )}
      <div className="uxr-buttons">
        <button
          type="button"
          className={stream ? "uxr-quiet" : "rn-button"}
          disabled={recording.isBusy}
          onClick={() => void recording.open(source)}
        >
          {t(`uxTest.recordings.devices.${stream ? "again" : "allow"}.${source}`)}
        </button>
        {failure && !isRequired && (
          <button type="button" className="uxr-quiet" disabled={recording.isBusy} onClick={() => void recording.leaveOut(source)}>
            {t("uxTest.recordings.devices.leaveOut")}
          </button>
        )}
      </div>
    </li>
  );
}

/** Tries what was agreed to; each failure is said with what helps. */
export function DeviceStep({ recording, isRequired, onReady }: DeviceStepProps) {
  const { t } = useTexts();
  const titleId = useId();
  const { agreed, phase, withdrawUrl, isBusy, refuse, isPreview } = recording;
  return (
    <section className="uxr" aria-labelledby={titleId}>
      <h3 id={titleId} className="uxr-title">
        {t("uxTest.recordings.devices.title")}
      </h3>
      <p>{t(isPreview ? "uxTest.recordings.devices.preview" : "uxTest.recordings.devices.notYet")}</p>
      <ul className="uxr-devices">
        {agreed.map((source) => (
          <Device key={source} source={source} recording={recording} isRequired={isRequired} />
        ))}
      </ul>
      {withdrawUrl && (
        <p className="uxr-hint">
          {t("uxTest.recordings.consent.keepLink")}{" "}
          <a className="rn-link" href={withdrawUrl} target="_blank" rel="noopener">
            {t("uxTest.recordings.consent.link")}
          </a>
        </p>
      )}
      <p role="status">{phase === "ready" ? t("uxTest.recordings.devices.ready") : ""}</p>
      <div className="uxr-buttons">
        <button type="button" className="rn-button" disabled={phase !== "ready" || isBusy} onClick={onReady}>
          {t("uxTest.recordings.devices.goOn")}
        </button>
        <button type="button" className="uxr-quiet" disabled={isBusy} onClick={() => void refuse()}>
          {t(isRequired ? "uxTest.recordings.consent.refuse" : "uxTest.recordings.consent.goOn")}
        </button>
      </div>
    </section>
  );
}
