import { Box, Typography } from "@mui/material";
import { ErrorState, LoadingState, SectionCard, useTexts } from "../../../client/kit/console";
import type { InvitationPreview } from "../shared/api/people";
import { useInvitationPreview } from "./usePeople";

function Mail({ mail: { email, subject, text, button, consent } }: { readonly mail: InvitationPreview }) {
  const { t } = useTexts();
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {email === null ? t("ownDatabase.people.preview.sample") : t("ownDatabase.people.preview.of", { email })}
      </Typography>
      <Box sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, display: "grid", gap: 1.5, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
        <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>
        <Box
          component="span"
          sx={{ justifySelf: "start", px: 2, py: 1, borderRadius: 1, bgcolor: "primary.main", color: "primary.contrastText" }}
        >
          {button}
        </Box>
        {consent && (
          <Typography variant="body2" sx={{ color: "text.secondary", whiteSpace: "pre-line" }}>
            {consent}
          </Typography>
        )}
      </Box>
    </>
  );
}

/** The invitation as people get it. */
export function PreviewCard({ studyId, version }: { readonly studyId: string; readonly version: unknown }) {
  const { t } = useTexts();
  const { data, error, refetch } = useInvitationPreview(studyId, version);
  return (
    <SectionCard title={t("ownDatabase.people.preview.title")}>
      {data ? <Mail mail={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </SectionCard>
  );
}
