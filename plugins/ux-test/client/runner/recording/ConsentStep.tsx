import { useId, useState } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import { KEPT_DAYS } from "../../../shared/recordings/recordings";
import type { Source } from "../../../shared/uxTest";
import type { Recording } from "./useRecording";

interface ConsentStepProps {
  readonly recording: Recording;
  readonly isRequired: boolean;
  /** Whose test it is. */
  readonly by: string | undefined;
}

/** Says what would be recorded, by whom, how long it is kept and how to withdraw; nothing is ticked beforehand. */
export function ConsentStep({ recording, isRequired, by }: ConsentStepProps) {
  const { t } = useTexts();
  const { sources, unavailable, isBusy, problem, agree, refuse } = recording;
  const [chosen, setChosen] = useState<ReadonlySet<Source>>(new Set());
  const titleId = useId();
  const toggle = (source: Source) =>
    setChosen((before) => new Set(before.has(source) ? [...before].filter((one) => one !== source) : [...before, source]));
  const isEnough = isRequired ? sources.every((source) => chosen.has(source)) : chosen.size > 0;
  return (
    <section className="uxr" aria-labelledby={titleId}>
      <h3 id={titleId} className="uxr-title">
        {t("uxTest.recordings.consent.title")}
      </h3>
      <p>{by ? t("uxTest.recordings.consent.by", { name: by }) : t("uxTest.recordings.consent.byTeam")}</p>
      <fieldset className="uxr-choices">
        <legend>{t("uxTest.recordings.consent.choose")}</legend>
        {sources.map((source) => (
          <label key={source} className="uxr-choice">
            <input type="checkbox" checked={chosen.has(source)} onChange={() => toggle(source)} />
            <span>
              <strong>{t(`uxTest.recordings.sources.${source}`)}</strong>
              <small>{t(`uxTest.recordings.consent.what.${source}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {unavailable.length > 0 && (
        <p className="uxr-hint">
          {t("uxTest.recordings.consent.unavailable", {
            sources: unavailable.map((source) => t(`uxTest.recordings.sources.${source}`)).join(", "),
          })}
        </p>
      )}
      <ul className="uxr-facts">
        <li>{t("uxTest.recordings.consent.when")}</li>
        <li>{t("uxTest.recordings.consent.who")}</li>
        <li>{t("uxTest.recordings.consent.kept", { smart_count: KEPT_DAYS })}</li>
        <li>{t("uxTest.recordings.consent.withdraw")}</li>
      </ul>
      {problem && (
        <p className="uxr-error" role="alert">
          {t("uxTest.recordings.failed")}
        </p>
      )}
      <div className="uxr-buttons">
        <button
          type="button"
          className="rn-button"
          disabled={!isEnough || isBusy}
          onClick={() => void agree(sources.filter((source) => chosen.has(source)))}
        >
          {t("uxTest.recordings.consent.agree")}
        </button>
        <button type="button" className="uxr-quiet" disabled={isBusy} onClick={() => void refuse()}>
          {t(isRequired ? "uxTest.recordings.consent.refuse" : "uxTest.recordings.consent.goOn")}
        </button>
      </div>
    </section>
  );
}
