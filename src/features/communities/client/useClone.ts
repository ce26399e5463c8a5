import { type FormEvent, useState } from "react";
import { ApiError, type EntityRecord, useNotice, useTexts } from "../../../client/kit/console";
import { DURATIONS, isPlanName, type PlanName } from "../shared/plans";
import { type CloneName, cloneCommunity } from "./cloneApi";
import { cloneIssues } from "./cloneIssues";
import { originOf } from "./originOf";

/** What the server said: by field, else of the whole. */
interface Refusal {
  readonly origin?: string;
  readonly name?: string;
  readonly whole?: string;
}

function refusalOf(error: unknown, fallback: string): Refusal {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const faults = Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path.slice(1), message]));
  if (faults.origin || faults.name) return faults;
  return { whole: problem?.detail ?? problem?.title ?? fallback };
}

const MONTHS_OF_YEAR = 12;

interface CloneOptions {
  readonly record: EntityRecord;
  /** Called with the id of the copy. */
  readonly onCloned: (id: string) => void;
}

/** The state of a copy that is being named and made. */
export function useClone({ record, onCloned }: CloneOptions) {
  const { t } = useTexts();
  const notice = useNotice();
  const [name, setName] = useState(() => t("communities.clone.suggestion", { name: String(record.name ?? "") }));
  const [ownOrigin, setOwnOrigin] = useState<string>();
  const [plan, setPlan] = useState<PlanName>(isPlanName(record.plan) ? record.plan : "BRONZE");
  const [durationMonths, setDuration] = useState(
    DURATIONS.includes(Number(record.durationMonths)) ? Number(record.durationMonths) : MONTHS_OF_YEAR,
  );
  const [isTried, setIsTried] = useState(false);
  const [isCloning, setIsCloning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  const body: CloneName = { name: name.trim(), origin: ownOrigin ?? originOf(name) };
  const faults = isTried ? cloneIssues(body) : {};
  const textOf = (fault: { readonly rule: string; readonly limit?: number } | undefined) =>
    fault && t(`validation.${fault.rule}`, { limit: fault.limit });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isCloning || Object.keys(cloneIssues(body)).length > 0) return;
    setIsCloning(true);
    setRefusal({});
    try {
      const { id } = await cloneCommunity(record.id, { ...body, plan, durationMonths });
      notice(t("communities.clone.done", { name: body.name }));
      onCloned(id);
    } catch (error) {
      setRefusal(refusalOf(error, t("console.state.failed.body")));
      setIsCloning(false);
    }
  };

  return {
    name,
    origin: body.origin,
    plan,
    durationMonths,
    isCloning,
    faults: {
      name: textOf(faults.name) ?? refusal.name,
      origin: textOf(faults.origin) ?? refusal.origin,
      whole: refusal.whole,
    },
    submit,
    changePlan: (chosen: PlanName) => {
      setRefusal({});
      setPlan(chosen);
    },
    changeDuration: (months: number) => {
      setRefusal({});
      setDuration(months);
    },
    changeName: (text: string) => {
      setRefusal({});
      setName(text);
    },
    changeOrigin: (text: string) => {
      setRefusal({});
      setOwnOrigin(text);
    },
  };
}
