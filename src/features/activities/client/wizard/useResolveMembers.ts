import { useState } from "react";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { ResolvedMembers } from "../../shared/api/wizard";
import { wizard } from "./wizardCalls";

interface Named {
  readonly entries?: readonly string[];
  readonly tags?: readonly string[];
  /** Ids. */
  readonly segments?: readonly string[];
}

/** Whom a list, tags or segments named, and how many of them are new among the participants. */
export interface Addition extends ResolvedMembers {
  readonly added: number;
}

interface Participants {
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Adds those whom a list, tags or segments name to the participants. */
export function useResolveMembers({ value, onChange }: Participants) {
  const { t } = useTexts();
  const [addition, setAddition] = useState<Addition>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = async (body: Named): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    setAddition(undefined);
    try {
      const found = await wizard.call("POST /api/activities/participants", { body });
      const added = found.members.map(({ id }) => id).filter((id) => !value.includes(id));
      if (added.length > 0) onChange([...value, ...added]);
      setAddition({ ...found, added: added.length });
      return true;
    } catch (error) {
      setFailure(failureText(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { add, addition, failure, isBusy };
}
