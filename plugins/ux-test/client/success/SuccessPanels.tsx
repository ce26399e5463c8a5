import { Stack, Typography } from "@mui/material";
import { ErrorState, LoadingState, ownerClientOf, SectionCard, useTexts } from "../../../../src/client/kit/console";
import type { ResponseSelection } from "../../../../src/contracts/api/responseSelection";
import type { successApi } from "../../shared/api/success";
import { keyOf } from "../recordings/sessionTexts";
import { useGallery } from "../recordings/useGallery";
import { PeopleTable } from "./PeopleTable";
import { SuccessTable } from "./SuccessTable";

const successes = ownerClientOf<typeof successApi>();
const LIVE_MS = 30_000;

interface SuccessPanelsProps {
  /** Of the activity or study; which of the two follows from the console's address. */
  readonly ownerId: string;
  /** Whom the figures are of. */
  readonly selection: ResponseSelection;
  /** Told the key of the recording that is to be played. */
  readonly onWatch: (key: string) => void;
}

/** Success by its proof, of the chosen people together and of each. */
export function SuccessPanels({ ownerId, selection, onWatch }: SuccessPanelsProps) {
  const { t } = useTexts();
  const call = { params: { id: ownerId }, query: selection };
  const { data, error, refetch } = successes.useCall("GET /api/activities/:id/ux-test/success", call, {
    refetchInterval: LIVE_MS,
    keepsPrevious: true,
  });
  const recorded = new Set(useGallery(ownerId).data?.sessions.map(keyOf));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.isSelected && data.total === 0)
    return (
      <SectionCard title={t("uxTest.success.title")}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("uxTest.success.nobody")}
        </Typography>
      </SectionCard>
    );
  return (
    <>
      <SectionCard title={t("uxTest.success.title")}>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 720 }}>
            {t("uxTest.success.how")}
            {data.isSelected && ` ${t("uxTest.success.selected")}`}
          </Typography>
          <SuccessTable tasks={data.tasks} />
        </Stack>
      </SectionCard>
      <SectionCard title={t("uxTest.success.people")}>
        <PeopleTable
          success={data}
          isRecorded={(responseId, questionId) => recorded.has(keyOf({ responseId, questionId }))}
          onWatch={(responseId, questionId) => onWatch(keyOf({ responseId, questionId }))}
        />
      </SectionCard>
    </>
  );
}
