import { useQueries } from "@tanstack/react-query";
import { useCreatePath } from "ra-core";
import { listWizardDrafts, type WizardDraft } from "../../../data/wizardApi";
import { RelativeTime } from "../../../screens/common/RelativeTime";
import { useTexts } from "../../../screens/common/useTexts";
import { useCatalog } from "../../../screens/entity/entities";
import { entityName } from "../../../screens/entity/entityTexts";
import { WorkCard } from "../../../screens/work/WorkCard";
import type { WorkLine } from "../../../screens/work/workLine";

/** What one began to set up by a wizard and has not finished. */
export function UnfinishedWizards() {
  const { t } = useTexts();
  const { entities, wizards } = useCatalog();
  const createPath = useCreatePath();
  const known = wizards.flatMap(({ name, entity }) => {
    const found = entities.find((one) => one.name === entity);
    return found?.actions.create ? [{ name, entity: found }] : [];
  });
  const queries = useQueries({
    queries: known.map(({ name }) => ({
      queryKey: ["work", "wizards", name],
      queryFn: () => listWizardDrafts(name),
      staleTime: 0,
    })),
  });
  const failed = queries.find(({ error }) => error);
  const lineOf = ({ id, data, record, updatedAt }: WizardDraft, index: number): readonly WorkLine[] => {
    const entity = known[index]?.entity;
    if (!entity) return [];
    const { resource } = entity;
    const singular = entityName(t, entity, 1);
    const base = record
      ? `${createPath({ resource, id: record, type: "edit" })}/wizard`
      : createPath({ resource, type: "create" });
    return [
      {
        id,
        title: String(data[entity.label] ?? "") || t("console.wizard.untitled", { name: singular.toLowerCase() }),
        detail: (
          <>
            {singular} · <RelativeTime value={updatedAt} />
          </>
        ),
        action: t("console.draft.continue"),
        to: `${base}/${id}`,
      },
    ];
  };
  const isComplete = queries.every(({ data }) => data !== undefined);
  const lines = isComplete ? queries.flatMap(({ data = [] }, index) => data.flatMap((draft) => lineOf(draft, index))) : undefined;
  // Nothing stands here most of the time: no skeleton that goes away again.
  if (lines === undefined && !failed) return null;
  return (
    <WorkCard
      title={t("console.home.unfinished.title")}
      icon="EditNote"
      lines={lines}
      error={failed?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
    />
  );
}
