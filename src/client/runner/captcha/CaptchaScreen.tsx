import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";
import type { CaptchaPhase } from "./useCaptcha";

interface CaptchaScreenProps {
  readonly title: string;
  readonly phase: CaptchaPhase;
  readonly onCheck: () => void;
}

const IS_BUSY = new Set<CaptchaPhase>(["checking", "passed"]);
/** What is said above the button, and why. */
const IS_NOTICE = new Set<CaptchaPhase>(["expired", "challengeExpired", "reset", "unable"]);

/** What whoever comes by an open link does before the survey, where programs are kept out: one press. */
export function CaptchaScreen({ title, phase, onCheck }: CaptchaScreenProps) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const isBusy = IS_BUSY.has(phase);
  const label = isBusy ? `runner.captcha.${phase}` : IS_NOTICE.has(phase) ? "runner.captcha.again" : "runner.captcha.check";
  return (
    <section className="rn-screen rn-centred">
      <div className="rn-seal">
        <Glyph name={phase === "passed" ? "check" : "shield"} size={36} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="rn-lead">{t("runner.captcha.body")}</p>
      <div className="rn-captcha" role="status">
        {IS_NOTICE.has(phase) && (
          <p className="rn-captcha-notice">
            <Glyph name="alert" />
            <span>{t(`runner.captcha.${phase}`)}</span>
          </p>
        )}
        {isBusy && <span className="rn-hidden">{t(`runner.captcha.${phase}`)}</span>}
      </div>
      <div className="rn-ways">
        <button
          type="button"
          className="rn-button rn-captcha-button"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onCheck();
          }}
        >
          {isBusy ? <span className="rn-spinner" aria-hidden="true" /> : <Glyph name="check" />}
          <span>{t(label)}</span>
        </button>
        <p className="rn-hint">{t("runner.captcha.privacy")}</p>
      </div>
    </section>
  );
}
