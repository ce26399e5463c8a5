import { Stack, Typography } from "@mui/material";
import { useState } from "react";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  ownerClientOf,
  type RecordTabProps,
  SectionCard,
  useTexts,
  View,
} from "../../../../src/client/kit/console";
import { responseFilter } from "../../../../src/contracts/views/responseFilter";
import type { navigationApi } from "../../shared/api/navigation";
import { NavigationPanel } from "../navigation/NavigationPanel";
import { Gallery } from "../recordings/Gallery";
import { useGallery } from "../recordings/useGallery";
import { SuccessPanels } from "../success/SuccessPanels";

const navigations = ownerClientOf<typeof navigationApi>();

/** Success by its proof, what was measured on the tested site, and what was recorded, of an activity or a study. */
export function SessionsTab({ record: { id, status } }: RecordTabProps) {
  const { t } = useTexts();
  const [openKey, setOpenKey] = useState<string>();
  const { data, error, refetch } = navigations.useCall("GET /api/activities/:id/ux-test/navigation", {
    params: { id },
    query: {},
  });
  const { data: gallery } = useGallery(id);
  // Nothing comes any more of a test that is over.
  const hasVideos = status !== "FINISHED" || gallery?.total !== 0;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.questions.length === 0) return <EmptyState icon="TouchApp" title={t("uxTest.sessions.none")} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography sx={{ color: "text.secondary", maxWidth: 720 }}>{t("uxTest.sessions.how")}</Typography>
      <View
        of={responseFilter}
        props={{
          ownerId: id,
          render: (selection) => (
            <Stack sx={{ gap: 3 }}>
              <SuccessPanels ownerId={id} selection={selection} onWatch={setOpenKey} />
              <Stack component="section" aria-label={t("uxTest.sessions.paths")} sx={{ gap: 2 }}>
                {data.questions.map(({ questionId, title }) => (
                  <SectionCard key={questionId} title={title}>
                    <NavigationPanel ownerId={id} selection={selection} questionId={questionId} />
                  </SectionCard>
                ))}
              </Stack>
            </Stack>
          ),
        }}
      />
      {hasVideos && (
        <SectionCard title={t("uxTest.sessions.videos")}>
          <Gallery ownerId={id} openKey={openKey} onOpen={setOpenKey} />
        </SectionCard>
      )}
    </Stack>
  );
}
