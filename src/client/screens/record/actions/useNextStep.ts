import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientTransition } from "../../../../schema/clientCatalog";
import { toTitle } from "../../../../schema/naming";
import type { EntityRecord, NextStep } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { stageTab } from "./stageTab";
import { openTransitions } from "./transitions";

/** The primary button of a record's page: it leads to a tab, or moves the record on. */
export interface PrimaryAction {
  readonly label: string;
  readonly icon: string;
  readonly does: { readonly to: string } | { readonly transition: ClientTransition };
}

interface NextStepState {
  /** Whether somebody says what comes next for such records; else their moves stand beside "Edit". */
  readonly isKnown: boolean;
  /** Absent until it is known, where there is nothing to do, and where it is the tab in view. */
  readonly primary?: PrimaryAction;
}

export const NEXT_STEP = "next-step";

/** What comes next in a record's life. @param current path segment of the tab in view */
export function useNextStep(record: EntityRecord, current: string): NextStepState {
  const entity = useEntity();
  const { t } = useTexts();
  const path = useEntityPath();
  const { nextSteps, recordTabs } = useClientRegistry();
  const step = nextSteps.get(entity.name);
  const { data } = useQuery({
    queryKey: [NEXT_STEP, entity.name, record.id, record.version, current],
    queryFn: ({ signal }) => step?.find(record, { canUpdate: entity.actions.update, signal }) ?? [],
    enabled: step !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const primaryOf = (next: NextStep): PrimaryAction | undefined => {
    if ("transition" in next) {
      const transition = openTransitions(entity, record).find(({ name }) => name === next.transition);
      if (!transition) return undefined;
      const { name, icon = "ArrowForward" } = transition;
      const own = t(`entities.${entity.name}.transitions.${name}`, { _: toTitle(name) });
      return { label: next.label ? t(next.label) : own, icon, does: { transition } };
    }
    if ("path" in next) {
      if (next.path === current) return undefined;
      return { label: t(next.label), icon: next.icon, does: { to: path.record(record.id, next.path) } };
    }
    const tab = stageTab(recordTabs, { entity: entity.name, record, stage: next.stage });
    if (!tab || tab.path === current) return undefined;
    return { label: t(next.label), icon: next.icon, does: { to: path.record(record.id, tab.path) } };
  };
  const [primary] = (data ?? []).flatMap((next) => primaryOf(next) ?? []);
  return { isKnown: step !== undefined, ...(primary ? { primary } : {}) };
}
