import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ClientWizardStep } from "../../../schema/clientCatalog";
import { newId } from "../../../shared/ids";
import { ApiError } from "../../data/api";
import { isSame } from "../../data/changedFields";
import type { SaverStatus } from "../../data/drafts/draftSaver";
import { isUnreachable, type WizardDraft, type WizardIssue } from "../../data/wizardApi";
import { useTexts } from "../common/useTexts";
import type { FormData } from "../form/formTypes";
import type { Choices } from "../record/edit/conflict";
import { stepAfter } from "./steps/steps";
import type { WizardState } from "./sync/useWizard";
import type { WizardPageProps } from "./wizardPageProps";

interface MovesOptions {
  readonly page: WizardPageProps;
  readonly steps: readonly ClientWizardStep[];
  readonly wizard: WizardState;
  /** Address of a step of this draft. */
  readonly addressOf: (step: string) => string;
}

/** Where the person was sent to, and what for. */
interface Focus {
  readonly step: string;
  readonly paths: readonly string[];
}

const NO_FOCUS: Focus = { step: "", paths: [] };

/** Why nothing was submitted; else another window's answers came in, which nobody has seen here. */
const UNSENT: Readonly<Partial<Record<SaverStatus, string>>> = {
  local: "console.wizard.offline",
  failed: "console.draft.failed",
};

/** Where the server finds the step's answers impossible: its form alone can't know. What was changed since is another answer. */
function heldBy({ faults, data }: WizardDraft, values: FormData, step: string): readonly string[] {
  return faults
    .filter(
      ({ step: asking, path }) => asking === step && isSame(values[path.split("/")[1] ?? ""], data[path.split("/")[1] ?? ""]),
    )
    .map(({ path }) => path);
}

/** What people do with a wizard as a whole: on to the next step, to a fault, to the end, or out. */
export function useWizardMoves({ page, steps, wizard, addressOf }: MovesOptions) {
  const { step: current, exit, onSubmitted } = page;
  const { t } = useTexts();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [focus, setFocus] = useState(NO_FOCUS);

  const after = addressOf(stepAfter(current, wizard.shown));
  useEffect(() => {
    if (!isGoing) return;
    setIsGoing(false);
    setFocus(NO_FOCUS);
    navigate(after);
  }, [isGoing, after, navigate]);

  const goOn = async () => {
    setIsBusy(true);
    setFailure(undefined);
    // Where the answers alone can't tell what comes next, the server says so once it has them.
    await wizard.flush();
    setIsBusy(false);
    const { conflict, isGone, draft, values } = wizard.read();
    if (conflict) return wizard.ask();
    if (isGone) return;
    const held = heldBy(draft, values, current);
    if (held.length === 0) setIsGoing(true);
    else setFocus({ step: current, paths: held });
  };

  const goTo = ({ step }: WizardIssue, faults: readonly WizardIssue[]) => {
    setFocus({ step, paths: faults.filter((fault) => fault.step === step).map(({ path }) => path) });
    navigate(addressOf(step));
  };

  const explain = (error: unknown): string => {
    if (isUnreachable(error)) return t("console.wizard.offline");
    return (error instanceof ApiError && error.problem?.detail) || t("console.state.failed.body");
  };

  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const record = await wizard.submit();
      if (record) return onSubmitted(record);
      const { conflict, isGone, status } = wizard.read();
      if (!conflict && !isGone) setFailure(t(UNSENT[status] ?? "console.wizard.takenIn"));
    } catch (error) {
      const { refused } = wizard.read();
      const [first] = steps.flatMap(({ name }) => refused.filter((fault) => fault.step === name));
      if (first) goTo(first, refused);
      else setFailure(explain(error));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    failure,
    /** JSON pointers of the faults that the person was sent to this step for. */
    focus: focus.step === current ? focus.paths : NO_FOCUS.paths,
    goOn,
    goTo,
    submit,
    decide: async (choices: Choices) => {
      if (wizard.decide(choices)) await submit();
    },
    startOver: async () => {
      const id = newId();
      await wizard.startOver(id);
      navigate(`${page.addressOf(id)}/${current}`, { replace: true });
    },
    giveUp: () => {
      wizard.giveUp();
      navigate(exit);
    },
  };
}
