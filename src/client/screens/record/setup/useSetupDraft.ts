import { type Dispatch, type FormEvent, type SetStateAction, useContext, useEffect, useState } from "react";
import { ApiError } from "../../../data/api";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useLeaveGuard } from "../form/useLeaveGuard";
import { WizardContext } from "./WizardContext";

export interface SetupDraftOptions<Draft> {
  /** As the server has it: the same value as long as it says the same. */
  readonly saved: Draft;
  /** @throws ApiError */
  readonly save: (draft: Draft) => Promise<unknown>;
  /** @returns a locale key: what keeps it from being saved */
  readonly faultOf: (draft: Draft) => string | undefined;
  /** Called once it is saved. */
  readonly onSaved: () => void;
  /** What is said where it can't be. @default the server's words */
  readonly failureOf?: (cause: unknown) => string;
}

export interface SetupDraft<Draft> {
  readonly draft: Draft;
  readonly setDraft: Dispatch<SetStateAction<Draft>>;
  /** Whether something is not saved yet. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Locale key: what keeps it from being saved. */
  readonly fault: string | undefined;
  /** In the reader's language. */
  readonly error: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
  readonly discard: () => void;
}

const wordsOf = (cause: unknown) => (cause instanceof ApiError ? cause.message : String(cause));

/**
 * The settings of a record as they are being changed, for a tab with a button that saves. Who leaves it is asked; in a
 * wizard what can be saved is saved, and only then the next step opens.
 */
export function useSetupDraft<Draft>(options: SetupDraftOptions<Draft>): SetupDraft<Draft> {
  const { saved, save, faultOf, onSaved, failureOf = wordsOf } = options;
  const { t } = useTexts();
  const notice = useNotice();
  const isInWizard = useContext(WizardContext);
  const [draft, setDraft] = useState(saved);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => setDraft(saved), [saved]);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const fault = faultOf(draft);

  async function submit(): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      await save(draft);
      leave();
      notice(t("console.setup.saved"));
      onSaved();
      return true;
    } catch (cause) {
      setError(failureOf(cause));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const leave = useLeaveGuard(isDirty, "console.settings.leave", isInWizard && !fault ? submit : undefined);

  return {
    draft,
    setDraft,
    isDirty,
    isBusy,
    fault,
    error,
    onSubmit: (event) => {
      event.preventDefault();
      if (!fault && isDirty && !isBusy) void submit();
    },
    discard: () => setDraft(saved),
  };
}
