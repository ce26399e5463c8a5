import { useTexts } from "../../texts/TextsProvider";
import type { Problem, ProblemKind } from "../problem";
import { Glyph, type GlyphName } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";
import { CopyLink } from "./CopyLink";
import { ExitLink } from "./ExitLink";

/** What happened, with the date or the devices that the server names, in the respondent's language. */
function useProblemText({ kind, date, devices }: Problem): string {
  const { t, language } = useTexts();
  const base = `runner.problems.${kind}`;
  if (date) {
    const shown = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date(date));
    return t(`${base}.bodyOn`, { date: shown });
  }
  if (devices && devices.length > 0) {
    const names = devices.map((device) => t(`runner.devices.${device}`));
    return t(`${base}.bodyOn`, { devices: new Intl.ListFormat(language, { type: "disjunction" }).format(names) });
  }
  return t(`${base}.body`);
}

interface ProblemScreenProps {
  readonly problem: Problem;
  readonly home: string | undefined;
  readonly signIn: string | undefined;
  readonly onRetry: () => void;
}

const GLYPHS: Readonly<Record<ProblemKind, GlyphName>> = {
  notFound: "search",
  notOpen: "clock",
  closed: "clock",
  paused: "pause",
  noSlots: "people",
  alreadyAnswered: "check",
  expired: "clock",
  notCurrent: "next",
  signIn: "lock",
  denied: "lock",
  banned: "lock",
  invalidEntry: "link",
  expiredEntry: "link",
  sameAddress: "people",
  wrongDevice: "device",
  sessionLost: "link",
  offline: "offline",
  failed: "alert",
};

/** What the button says that tries again: the same call, or getting at the same response once more. */
const RETRY: Readonly<Partial<Record<ProblemKind, string>>> = {
  offline: "common.retry",
  failed: "common.retry",
  notOpen: "common.retry",
  paused: "common.retry",
  notCurrent: "runner.reenter",
  sessionLost: "runner.reopen",
  expired: "runner.reopen",
};
/** There is nothing that whoever came by a link could do. */
const IS_OVER = new Set<ProblemKind>(["closed", "noSlots", "alreadyAnswered", "sameAddress", "denied", "banned"]);

/** Every reason why there is nothing to answer, with what can be done about it. */
export function ProblemScreen({ problem, home, signIn, onRetry }: ProblemScreenProps) {
  const { exit } = problem;
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const canSignIn = problem.kind === "signIn" && signIn !== undefined;
  const retry = RETRY[problem.kind];
  const text = useProblemText(problem);
  const isOver = IS_OVER.has(problem.kind) && !home && !exit;
  return (
    <section className="rn-screen rn-centred">
      <div className={`rn-seal rn-seal-${problem.kind}`}>
        <Glyph name={GLYPHS[problem.kind]} size={36} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {t(`runner.problems.${problem.kind}.title`)}
      </h1>
      <p className="rn-lead">{text}</p>
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
        {problem.kind === "wrongDevice" && <CopyLink />}
        {exit && <ExitLink exit={exit} isLeaving={false} />}
        {isOver && <p className="rn-hint">{t("runner.closeTab")}</p>}
        {home && (
          <a className={canSignIn || retry || exit ? "rn-link" : "rn-button"} href={home}>
            {t("runner.backToCommunity")}
          </a>
        )}
      </div>
    </section>
  );
}
