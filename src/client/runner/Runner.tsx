import { useEffect, useReducer } from "react";
import { ADDED } from "../../shared/surveyAddress";
import type { RunnerAddress } from "./address";
import type { ExecutionState } from "./execution";
import { firstForm, isFirstWelcoming } from "./first/firstContent";
import { Intro } from "./first/Intro";
import { pressedMove } from "./first/press";
import { SurveyScreen } from "./screens/SurveyScreen";
import { RunnerShell } from "./shell/RunnerShell";
import { EndScreen } from "./stage/EndScreen";
import { openStage, reduceStage, screenOf } from "./stage/runnerStage";
import { useFrame } from "./stage/useFrame";
import { useResponseQueue } from "./stage/useResponseQueue";
import { WelcomeStage } from "./stage/WelcomeStage";
import type { ExecutionLoad, useExecution } from "./useExecution";

interface RunnerProps {
  readonly address: RunnerAddress;
  readonly loaded: Extract<ExecutionLoad, { status: "ready" }>;
  readonly fail: ReturnType<typeof useExecution>["fail"];
  readonly replaceState: ReturnType<typeof useExecution>["replaceState"];
  /** Goes on with a response that was dropped or ran out of time. */
  readonly onAgain: () => void;
}

function stageOf(state: ExecutionState) {
  return openStage(state, {
    hasForm: firstForm() !== null,
    isWelcoming: isFirstWelcoming(),
    hasJustEnded: new URLSearchParams(window.location.search).has(ADDED.ended),
  });
}

/** From the welcome to the thanks. */
export function Runner({ address, loaded, fail, replaceState, onAgain }: RunnerProps) {
  const { state, execution, community } = loaded;
  const [stage, dispatch] = useReducer(reduceStage, state, stageOf);
  const frame = useFrame(address, state, community);
  const { queue, saving, store, refusals } = useResponseQueue({
    state,
    execution,
    store: loaded.store,
    onStopped: fail,
    onEnded: replaceState,
  });

  const changeLanguage = async (language: string, present: Partial<ExecutionState>) => {
    await queue.settled();
    // What this page shows is newer than what the server knows where a save is still waiting, and all there is in a preview.
    await execution.start(language).then((next) => replaceState({ ...next, ...present }), fail);
  };

  const screen = screenOf(stage, state.state);
  const isWelcome = screen === "welcome";
  useEffect(() => {
    // What is pressed at a question is the question's.
    if (isWelcome && pressedMove() === "start") dispatch({ type: "started" });
  }, [isWelcome]);

  if (isWelcome) {
    return (
      <WelcomeStage
        frame={frame}
        state={state}
        onLanguage={(language) => void changeLanguage(language, {})}
        onStart={() => dispatch({ type: "started" })}
      />
    );
  }
  if (screen !== "survey") {
    return (
      <RunnerShell {...frame}>
        <EndScreen screen={screen} address={address} state={state} wasOpen={stage.wasOpen} onAgain={onAgain} />
      </RunnerShell>
    );
  }
  return (
    <SurveyScreen
      key={`${state.language} ${stage.part}`}
      {...frame}
      intro={stage.isWelcomeAbove && stage.part === 0 && <Intro state={state} />}
      state={state}
      execution={execution}
      queue={queue}
      store={store}
      saving={saving}
      refusals={refusals}
      onState={(next) => {
        dispatch({ type: "partTaken" });
        replaceState(next);
      }}
      onProblem={fail}
      onLanguage={(language, present) => void changeLanguage(language, present)}
    />
  );
}
