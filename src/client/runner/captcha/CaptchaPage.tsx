import { useEffect, useMemo } from "react";
import type { CaptchaState } from "../../../contracts/api/execution";
import { runnerColours } from "../../../shared/theme/runnerColours";
import { RunnerShell } from "../shell/RunnerShell";
import { useMode } from "../shell/useMode";
import { CaptchaScreen } from "./CaptchaScreen";
import { type CaptchaActions, type CaptchaOptions, useCaptcha } from "./useCaptcha";
import "./captcha.css";

/** Not before it is needed: most surveys ask for none. */
const solver = () => import("./solveCaptcha");
const solve: CaptchaOptions["solve"] = async (challenge, milliseconds) => (await solver()).solveCaptcha(challenge, milliseconds);

interface CaptchaPageProps {
  readonly captcha: CaptchaState;
  readonly actions: CaptchaActions;
  readonly onProblem: (error: unknown) => void;
}

/** The check before an open link's survey, in the survey's own look. */
export function CaptchaPage({ captcha, actions, onProblem }: CaptchaPageProps) {
  const mode = useMode();
  const { theme, title } = captcha;
  const colours = useMemo(() => runnerColours(theme ?? undefined, mode), [theme, mode]);
  const { phase, check } = useCaptcha({ captcha, actions, solve, onProblem });
  const brand = { name: theme?.name ?? "Sondeo", logo: theme?.logo ?? null };
  // While the person reads.
  useEffect(() => void solver().catch(() => undefined), []);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  return (
    <RunnerShell colours={colours} brand={brand}>
      <CaptchaScreen title={title} phase={phase} onCheck={() => void check()} />
    </RunnerShell>
  );
}
