import { Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { EmptyState, type RecordTabProps, useAccessKeys, useTexts } from "../../../../client/kit/console";
import { SIGNER } from "../../shared/contracts";
import { BackOfficeMoves } from "./BackOfficeMoves";
import { DeclineDialog } from "./DeclineDialog";
import { PdfView } from "./PdfView";
import { SignDialog } from "./SignDialog";
import { SignedCard } from "./SignedCard";
import { UploadPdf } from "./UploadPdf";

/** A contract's PDF, and what the person may do with it: put it up and offer it, or read it and sign. */
export function DocumentTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<"sign" | "decline">();
  const isSigner = useAccessKeys().includes(SIGNER);
  const { id, status, number, title, documentHash, decidedAt } = record;
  const hash = typeof documentHash === "string" ? documentHash : undefined;
  const canSign = isSigner && status === "OFFERED";
  const close = () => setAsked(undefined);
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 1080 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {String(title ?? "")}
      </Typography>
      {(status === "SIGNED" || status === "ENDED") && decidedAt ? <SignedCard record={record} /> : null}
      {canUpdate && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-start" }}>
          {status === "DRAFT" && <UploadPdf id={id} hasDocument={hash !== undefined} refresh={refresh} />}
          <BackOfficeMoves record={record} refresh={refresh} />
        </Box>
      )}
      {hash === undefined ? (
        <EmptyState
          icon="Article"
          title={t("contracts.document.none")}
          body={t(canUpdate ? "contracts.document.noneYet" : "contracts.document.noneHere")}
        />
      ) : (
        <PdfView id={id} name={`${String(number)}.pdf`} hash={hash} />
      )}
      {canSign && (
        <Box
          sx={{
            ...{ position: "sticky", bottom: 0, zIndex: 1, py: 1.5, bgcolor: "background.default" },
            ...{ display: "flex", flexWrap: "wrap", gap: 1.5, borderTop: 1, borderColor: "divider" },
          }}
        >
          <Button variant="contained" size="large" onClick={() => setAsked("sign")}>
            {t("contracts.sign.open")}
          </Button>
          <Button color="error" size="large" onClick={() => setAsked("decline")}>
            {t("contracts.decline.open")}
          </Button>
        </Box>
      )}
      {status === "OFFERED" && !canSign && !canUpdate && (
        <Typography color="text.secondary">{t("contracts.sign.others")}</Typography>
      )}
      {asked === "sign" && <SignDialog record={record} refresh={refresh} onClose={close} />}
      {asked === "decline" && <DeclineDialog record={record} refresh={refresh} onClose={close} />}
    </Stack>
  );
}
