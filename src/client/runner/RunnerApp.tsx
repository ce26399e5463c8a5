import { useEffect, useMemo } from "react";
import { directionOf } from "../../shared/directionOf";
import { resolveLanguage } from "../../shared/languages";
import { runnerColours } from "../../shared/theme/runnerColours";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { previewText, type RunnerAddress } from "./address";
import { CaptchaPage } from "./captcha/CaptchaPage";
import { WhenReleased } from "./first/WhenReleased";
import { Runner } from "./Runner";
import { LoadingScreen } from "./screens/LoadingScreen";
import { ProblemScreen } from "./screens/ProblemScreen";
import { RunnerShell } from "./shell/RunnerShell";
import { useMode } from "./shell/useMode";
import { type ExecutionLoad, useExecution } from "./useExecution";

type ExecutionProblem = Extract<ExecutionLoad, { status: "problem" }>;

function ProblemPage({
  address,
  loaded,
  onRetry,
}: {
  readonly address: RunnerAddress;
  readonly loaded: ExecutionProblem;
  readonly onRetry: () => void;
}) {
  const mode = useMode();
  const colours = useMemo(() => runnerColours(loaded.community, mode), [loaded.community, mode]);
  const home = loaded.community ? `/c/${loaded.community.origin}/` : undefined;
  const login = address.kind === "preview" ? "backoffice" : "login";
  const back = encodeURIComponent(window.location.pathname + window.location.search);
  return (
    <RunnerShell
      colours={colours}
      brand={{ name: loaded.community?.name ?? "Sondeo", logo: loaded.community?.logo ?? null }}
      preview={previewText(address)}
    >
      <ProblemScreen problem={loaded.problem} home={home} signIn={home && `${home}${login}?next=${back}`} onRetry={onRetry} />
    </RunnerShell>
  );
}

/** The questionnaire's, once it is known. */
function languageOf(loaded: ExecutionLoad): string | undefined {
  if (loaded.status === "ready") return loaded.state.language;
  return loaded.status === "captcha" ? loaded.captcha.language : undefined;
}

/** The page reads as the questionnaire does: the texts around it come in a language of the interface. */
function PageLanguage({ shown }: { readonly shown: string | undefined }) {
  const { language } = useTexts();
  const page = shown ?? language;
  // Whoever loads the interface's texts says their language first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    document.documentElement.lang = page;
    document.documentElement.dir = directionOf(page);
  }, [page, language]);
  return null;
}

export function RunnerApp({ address }: { readonly address: RunnerAddress }) {
  const { loaded, load, captchaActions, fail, replaceState } = useExecution(address);
  // The questionnaire's language is the page's, too: no texts are fetched before it is known.
  if (loaded.status === "loading") return <LoadingScreen />;
  const shown = languageOf(loaded);
  const fallback = loaded.community?.language;
  return (
    <TextsProvider
      {...(shown ? { forced: resolveLanguage(shown) } : {})}
      {...(fallback ? { fallback } : {})}
      pending={<LoadingScreen />}
      failed={(retry) => <BootFailure onRetry={retry} />}
    >
      <PageLanguage shown={shown} />
      <WhenReleased pending={<LoadingScreen />}>
        {loaded.status === "problem" && <ProblemPage address={address} loaded={loaded} onRetry={() => void load()} />}
        {loaded.status === "captcha" && <CaptchaPage captcha={loaded.captcha} actions={captchaActions} onProblem={fail} />}
        {loaded.status === "ready" && (
          <Runner address={address} loaded={loaded} fail={fail} replaceState={replaceState} onAgain={() => void load(true)} />
        )}
      </WhenReleased>
    </TextsProvider>
  );
}
