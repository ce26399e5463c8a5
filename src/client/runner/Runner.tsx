import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isJsonObject } from "../../shared/json";
import { runnerColours } from "../../shared/runnerColours";
import { ADDED } from "../../shared/surveyAddress";
import { ApiError } from "../data/api";
import { useTexts } from "../texts/TextsProvider";
import { previewText, type RunnerAddress } from "./address";
import type { ExecutionState } from "./execution";
import { firstForm, isFirstWelcoming } from "./first/firstContent";
import { Intro } from "./first/Intro";
import { pressedMove } from "./first/press";
import { refusalText } from "./refusalText";
import type { Job } from "./saving/jobs";
import { createMemoryStore } from "./saving/memoryStore";
import { ClosingScreen } from "./screens/ClosingScreen";
import { EndingScreen } from "./screens/EndingScreen";
import { ProblemScreen } from "./screens/ProblemScreen";
import { SurveyScreen } from "./screens/SurveyScreen";
import { WelcomeScreen } from "./screens/WelcomeScreen";
import { Glyph } from "./shell/Glyph";
import { LanguageSelect } from "./shell/LanguageSelect";
import { RunnerShell } from "./shell/RunnerShell";
import { useMode } from "./shell/useMode";
import { incompleteQuestions } from "./survey/incompleteQuestions";
import type { Loaded, useExecution } from "./useExecution";
import { useSaveQueue } from "./useSaveQueue";

/** Names what a preview keeps while its page is open: it has no response. */
const PREVIEW = "preview";

type Ready = Extract<Loaded, { status: "ready" }>;

interface RunnerProps {
  readonly address: RunnerAddress;
  readonly loaded: Ready;
  readonly fail: ReturnType<typeof useExecution>["fail"];
  readonly replaceState: ReturnType<typeof useExecution>["replaceState"];
  /** Goes on with a response that was dropped or ran out of time. */
  readonly onAgain: () => void;
}

function pageCount(state: ExecutionState): number {
  const pages = state.survey.pages;
  return Array.isArray(pages) ? pages.filter(isJsonObject).length : 0;
}

function hasBegun(state: ExecutionState): boolean {
  return state.currentQuestionId !== null || Object.keys(state.answers).length > 0 || Object.keys(state.missing).length > 0;
}

function isTimeOver(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "execution.timeRanOut";
}

/** Whether the server's form, which then leads here, was what ended it. */
function hasJustEnded(): boolean {
  return new URLSearchParams(window.location.search).has(ADDED.ended);
}

type Stage = "welcome" | "survey";

/** From the welcome to the thanks. */
export function Runner({ address, loaded, fail, replaceState, onAgain }: RunnerProps) {
  const { state, execution, community } = loaded;
  const { t } = useTexts();
  const mode = useMode();
  const look = state.theme ?? community;
  const colours = useMemo(() => runnerColours(look, mode), [look, mode]);
  const brand = { name: look?.name ?? community?.name ?? "Sondeo", logo: look?.logo ?? null };
  const home = address.origin ? `/c/${address.origin}/` : undefined;
  const isPreview = address.kind === "preview";
  // The server's page has the first question under its welcome: both stay where they are. A preview begins alike.
  const [isWelcomed] = useState(() => isFirstWelcoming() || state.beginsWithQuestion === true);
  const [stage, setStage] = useState<Stage>(() => (hasBegun(state) || firstForm() || isWelcomed ? "survey" : "welcome"));
  // Whoever comes back to an ended survey is told so; whoever has just ended it is thanked.
  const [wasOpen] = useState(state.state === "open" || hasJustEnded());
  const [part, setPart] = useState(0);
  const refusals = useRef(new Map<string, string>()).current;
  const onRefused = useCallback(
    (job: Job, error: unknown) => {
      for (const { questionId, message } of incompleteQuestions(error)) refusals.set(questionId, message);
      // Of an answer that came too late nothing can be mended: the way goes on.
      if (!("questionId" in job) || isTimeOver(error)) return;
      refusals.set(job.questionId, refusalText(error) ?? t("runner.refused"));
    },
    [refusals, t],
  );
  const { responseId } = state;
  const store = useMemo(() => (responseId ? loaded.store : createMemoryStore()), [responseId, loaded.store]);
  const { queue, saving } = useSaveQueue({
    execution,
    store,
    responseId: responseId ?? PREVIEW,
    onRefused,
    onStopped: fail,
    onCompleted: ({ closing, disposition, exit }) =>
      replaceState({
        ...state,
        state: disposition === "complete" ? "complete" : "ended",
        disposition,
        closing: closing ?? state.closing,
        exit: exit ?? null,
      }),
  });

  useEffect(() => {
    if (pressedMove() === "start") setStage("survey");
  }, []);

  useEffect(() => {
    document.title = `${state.title} · ${brand.name}`;
  }, [state.title, brand.name]);

  const changeLanguage = async (language: string, present: Partial<ExecutionState>) => {
    await queue.settled();
    // What this page shows is newer than what the server knows where a save is still waiting, and all there is in a preview.
    await execution.start(language).then((next) => replaceState({ ...next, ...present }), fail);
  };

  const takeNext = (next: ExecutionState) => {
    setPart((before) => before + 1);
    replaceState(next);
  };

  const shell = { colours, brand, preview: previewText(address) };
  if (state.state === "ended") {
    return (
      <RunnerShell {...shell}>
        <EndingScreen
          disposition={state.disposition ?? "closed"}
          isPreview={isPreview}
          home={home}
          exit={state.exit ?? null}
          isLeaving={wasOpen}
          {...(state.mayRetake ? { onAgain } : {})}
        />
      </RunnerShell>
    );
  }
  if (state.state === "complete" && wasOpen) {
    return (
      <RunnerShell {...shell}>
        <ClosingScreen
          closing={state.closing}
          labs={isPreview ? 0 : state.labs}
          isPreview={isPreview}
          home={home}
          exit={state.exit ?? null}
        />
      </RunnerShell>
    );
  }
  if (state.state === "complete") {
    return (
      <RunnerShell {...shell}>
        <ProblemScreen
          problem={{ kind: "alreadyAnswered", detail: undefined, ...(state.exit ? { exit: state.exit } : {}) }}
          home={home}
          signIn={undefined}
          onRetry={() => {}}
        />
      </RunnerShell>
    );
  }
  if (stage === "welcome") {
    return (
      <RunnerShell
        {...shell}
        tools={
          <LanguageSelect
            languages={state.languages}
            value={state.language}
            isDisabled={false}
            onChange={(language) => void changeLanguage(language, {})}
          />
        }
        actions={
          <button type="button" className="rn-button rn-next" onClick={() => setStage("survey")}>
            <span>{t("runner.start")}</span>
            <Glyph name="next" />
          </button>
        }
      >
        <WelcomeScreen state={state} questions={pageCount(state)} />
      </RunnerShell>
    );
  }
  return (
    <SurveyScreen
      key={`${state.language} ${part}`}
      {...shell}
      intro={isWelcomed && part === 0 && <Intro state={state} />}
      state={state}
      execution={execution}
      queue={queue}
      store={store}
      saving={saving}
      refusals={refusals}
      onState={takeNext}
      onProblem={fail}
      onLanguage={(language, present) => void changeLanguage(language, present)}
    />
  );
}
