import { useTexts } from "../../../screens/common/useTexts";
import { EntityProvider, useEntityOf } from "../../../screens/entity/entities";
import { useWork } from "../../../screens/work/useWork";
import { WorkCard } from "../../../screens/work/WorkCard";
import { useStudyLines } from "./useStudyLines";

const STUDIES = "studies";
/** Among these are looked for those that wait for a move. */
const MOST = 25;

function Card() {
  const { t } = useTexts();
  const linesOf = useStudyLines();
  const { data, error, refetch } = useWork({ resource: STUDIES, sort: { field: "updatedAt", order: "DESC" }, most: MOST });
  return (
    <WorkCard
      title={t("console.home.studies.title")}
      icon="Assignment"
      lines={data && linesOf(data)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("console.home.studies.empty")}
      all={{ to: `/${STUDIES}` }}
    />
  );
}

/** A company's studies: those that wait for a move, then those that changed last. */
export function OwnStudies() {
  const entity = useEntityOf(STUDIES);
  return entity ? (
    <EntityProvider value={entity}>
      <Card />
    </EntityProvider>
  ) : null;
}
