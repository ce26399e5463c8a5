import type { RunnerAddress } from "../address";
import type { ExecutionState } from "../execution";
import { ClosingScreen } from "../screens/ClosingScreen";
import { EndingScreen } from "../screens/EndingScreen";
import { ProblemScreen } from "../screens/ProblemScreen";
import type { RunnerScreen } from "./runnerStage";

interface EndScreenProps {
  readonly screen: Exclude<RunnerScreen, "welcome" | "survey">;
  readonly address: RunnerAddress;
  readonly state: ExecutionState;
  /** Whether it has ended in this page. */
  readonly wasOpen: boolean;
  /** Goes on with a response that was dropped or ran out of time. */
  readonly onAgain: () => void;
}

/** What is said once a survey is over, and where to go from there. */
export function EndScreen({ screen, address, state, wasOpen, onAgain }: EndScreenProps) {
  const home = address.origin ? `/c/${address.origin}/` : undefined;
  const isPreview = address.kind === "preview";
  const exit = state.exit ?? null;
  switch (screen) {
    case "ending":
      return (
        <EndingScreen
          disposition={state.disposition ?? "closed"}
          isPreview={isPreview}
          home={home}
          exit={exit}
          isLeaving={wasOpen}
          {...(state.mayRetake ? { onAgain } : {})}
        />
      );
    case "closing":
      return (
        <ClosingScreen closing={state.closing} labs={isPreview ? 0 : state.labs} isPreview={isPreview} home={home} exit={exit} />
      );
    case "alreadyAnswered":
      return (
        <ProblemScreen
          problem={{ kind: "alreadyAnswered", detail: undefined, ...(exit ? { exit } : {}) }}
          home={home}
          signIn={undefined}
          onRetry={() => {}}
        />
      );
  }
}
