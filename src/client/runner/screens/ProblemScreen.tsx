import { useTexts } from "../../texts/TextsProvider";
import type { Problem, ProblemKind } from "../problem";
import { Glyph, type GlyphName } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";

interface ProblemScreenProps {
  readonly problem: Problem;
  readonly home: string | undefined;
  readonly signIn: string | undefined;
  readonly onRetry: () => void;
}

const GLYPHS: Readonly<Record<ProblemKind, GlyphName>> = {
  notFound: "search",
  notOpen: "clock",
  alreadyAnswered: "check",
  notCurrent: "next",
  signIn: "lock",
  denied: "lock",
  offline: "offline",
  failed: "alert",
};

/** What the button says that tries again. */
const RETRY: Readonly<Partial<Record<ProblemKind, string>>> = {
  offline: "common.retry",
  failed: "common.retry",
  notOpen: "common.retry",
  notCurrent: "runner.reenter",
};

/** Every reason why there is nothing to answer, with what can be done about it. */
export function ProblemScreen({ problem, home, signIn, onRetry }: ProblemScreenProps) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const canSignIn = problem.kind === "signIn" && signIn !== undefined;
  const retry = RETRY[problem.kind];
  return (
    <section className="rn-screen rn-centred">
      <div className={`rn-seal rn-seal-${problem.kind}`}>
        <Glyph name={GLYPHS[problem.kind]} size={36} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {t(`runner.problems.${problem.kind}.title`)}
      </h1>
      <p className="rn-lead">{t(`runner.problems.${problem.kind}.body`)}</p>
      {problem.kind === "failed" && problem.detail && <p className="rn-hint">{problem.detail}</p>}
      <div className="rn-ways">
        {canSignIn && (
          <a className="rn-button" href={signIn}>
            {t("common.signIn")}
          </a>
        )}
        {retry && (
          <button type="button" className="rn-button" onClick={onRetry}>
            {t(retry)}
          </button>
        )}
        {home && (
          <a className={canSignIn || retry ? "rn-link" : "rn-button"} href={home}>
            {t("runner.backToCommunity")}
          </a>
        )}
      </div>
    </section>
  );
}
