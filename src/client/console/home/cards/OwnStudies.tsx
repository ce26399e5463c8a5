import { useTexts } from "../../../screens/common/useTexts";
import { EntityProvider, useEntityOf } from "../../../screens/entity/entities";
import { useWork } from "../../../screens/work/useWork";
import { WorkCard } from "../../../screens/work/WorkCard";
import { useStudyLine } from "./useStudyLine";

const STUDIES = "studies";

function Card() {
  const { t } = useTexts();
  const lineOf = useStudyLine();
  const { data, error, refetch } = useWork({ resource: STUDIES, sort: { field: "updatedAt", order: "DESC" } });
  return (
    <WorkCard
      title={t("console.home.studies.title")}
      icon="Assignment"
      lines={data?.map(lineOf)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("console.home.studies.empty")}
      all={{ to: `/${STUDIES}` }}
    />
  );
}

/** A company's studies that moved last, each with what comes next for it. */
export function OwnStudies() {
  const entity = useEntityOf(STUDIES);
  return entity ? (
    <EntityProvider value={entity}>
      <Card />
    </EntityProvider>
  ) : null;
}
