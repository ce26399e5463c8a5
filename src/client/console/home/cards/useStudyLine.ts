import { toTitle } from "../../../../schema/naming";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../../screens/common/useTexts";
import { useEntity } from "../../../screens/entity/entities";
import { useEntityPath } from "../../../screens/entity/useEntityPath";
import { useEntityTexts } from "../../../screens/entity/useEntityTexts";
import { openTransitions } from "../../../screens/record/transitions";
import type { WorkLine } from "../../../screens/work/workLine";

/** A study on a home: how it stands, and the move that the person may make next. */
export function useStudyLine(): (study: EntityRecord) => WorkLine {
  const entity = useEntity();
  const { t } = useTexts();
  const { value, record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const wordsOf = (study: EntityRecord, name: string) => {
    const field = entity.fields.find((one) => one.name === name);
    return field && typeof study[name] === "string" ? [value(field, String(study[name]))] : [];
  };
  return (study) => {
    const [next] = openTransitions(entity, study);
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
}
