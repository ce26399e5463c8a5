import { useTexts } from "../../../screens/common/useTexts";
import { EntityProvider, useEntityOf } from "../../../screens/entity/entities";
import { listAddress, useWork } from "../../../screens/work/useWork";
import { WorkCard } from "../../../screens/work/WorkCard";
import { useStudyLines } from "./useStudyLines";

const STUDIES = "studies";
/** Clients have released these: they open once the provider approves. */
const FILTER = { status: "CONFIRMED" };

function Card() {
  const { t } = useTexts();
  const linesOf = useStudyLines();
  const { data, error, refetch } = useWork({
    resource: STUDIES,
    filter: FILTER,
    sort: { field: "releaseDate", order: "ASC" },
  });
  return (
    <WorkCard
      title={t("console.home.approvals.title")}
      icon="VerifiedUser"
      lines={data && linesOf(data)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("console.home.approvals.empty")}
      all={{ to: listAddress(STUDIES, FILTER) }}
    />
  );
}

/** Studies that wait for the provider's approval, the next to start first. */
export function StudyApprovals() {
  const entity = useEntityOf(STUDIES);
  return entity ? (
    <EntityProvider value={entity}>
      <Card />
    </EntityProvider>
  ) : null;
}
