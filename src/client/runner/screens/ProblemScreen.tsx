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
  signIn: "lock",
  denied: "lock",
  offline: "offline",
  failed: "alert",
};

const CAN_RETRY = new Set<ProblemKind>(["offline", "failed", "notOpen"]);

/** Every reason why there is nothing to answer, with what can be done about it. */
export function ProblemScreen({ problem, home, signIn, onRetry }: ProblemScreenProps) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const canSignIn = problem.kind === "signIn" && signIn !== undefined;
  const canRetry = CAN_RETRY.has(problem.kind);
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
        {canRetry && (
          <button type="button" className="rn-button" onClick={onRetry}>
            {t("common.retry")}
          </button>
        )}
        {home && (
          <a className={canSignIn || canRetry ? "rn-link" : "rn-button"} href={home}>
            {t("runner.backToCommunity")}
          </a>
        )}
      </div>
    </section>
  );
}
