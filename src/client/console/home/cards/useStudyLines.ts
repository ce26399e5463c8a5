import { toTitle } from "../../../../schema/naming";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../../screens/common/useTexts";
import { useEntity } from "../../../screens/entity/entities";
import { useEntityPath } from "../../../screens/entity/useEntityPath";
import { useEntityTexts } from "../../../screens/entity/useEntityTexts";
import { openTransitions } from "../../../screens/record/actions/transitions";
import type { WorkLine } from "../../../screens/work/workLine";

/** Studies on a home, each with how it stands and the move that the person may make next; those with one come first. */
export function useStudyLines(): (studies: readonly EntityRecord[]) => readonly WorkLine[] {
  const entity = useEntity();
  const { t } = useTexts();
  const { value, record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const wordsOf = (study: EntityRecord, name: string) => {
    const field = entity.fields.find((one) => one.name === name);
    return field && typeof study[name] === "string" ? [value(field, String(study[name]))] : [];
  };
  // What can't be undone is nobody's usual next step.
  const nextOf = (study: EntityRecord) => openTransitions(entity, study).find(({ irreversible }) => !irreversible);
  const lineOf = (study: EntityRecord): WorkLine => {
    const next = nextOf(study);
    return {
      id: study.id,
      title: labelOf(study),
      detail: [...wordsOf(study, entity.states?.field ?? ""), ...wordsOf(study, "type")].join(" · "),
      action: next
        ? t(`entities.${entity.name}.transitions.${next.name}`, { _: toTitle(next.name) })
        : t("console.home.studies.action"),
      to: path.record(study.id),
    };
  };
  return (studies) => studies.toSorted((a, b) => Number(Boolean(nextOf(b))) - Number(Boolean(nextOf(a)))).map(lineOf);
}
