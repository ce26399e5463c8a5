import { Button, Typography } from "@mui/material";
import {
  absoluteTime,
  type EntityRecord,
  fetchFile,
  Icon,
  SectionCard,
  useDownload,
  useTexts,
} from "../../../../client/kit/console";

/** Who signed and when, and the certificate of it. */
export function SignedCard({ record: { id, number, signerName, signerEmail, decidedAt } }: { readonly record: EntityRecord }) {
  const { t, language } = useTexts();
  const { isBusy, download } = useDownload();
  const name = `${t("contracts.certificate.fileName")}-${String(number).replaceAll(/[^\w.-]+/g, "-")}.pdf`;
  return (
    <SectionCard
      title={t("contracts.signed.title")}
      action={
        <Button
          variant="outlined"
          startIcon={<Icon name="Download" />}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => void download(() => fetchFile(`/api/contracts/${id}/certificate.pdf`), name)}
        >
          {t("contracts.signed.certificate")}
        </Button>
      }
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {t("contracts.signed.by", {
          name: String(signerName ?? ""),
          email: String(signerEmail ?? ""),
          moment: decidedAt ? absoluteTime(new Date(String(decidedAt)), language) : "",
        })}
      </Typography>
    </SectionCard>
  );
}
