import { Box, Button, Typography } from "@mui/material";
import { Icon, RelativeTime, SectionCard, useEntityOf, useTexts } from "../../../../../client/kit/console";
import type { Overview } from "../../../../../contracts/api/ledger";
import { useProof } from "./useOverview";

/** That every account says what its movements add up to: each night, and when asked. */
export function ProofCard({ proof }: Pick<Overview, "proof">) {
  const { t, language } = useTexts();
  const mayProve = useEntityOf("members")?.actions.update === true;
  const prove = useProof();
  const figures = new Intl.NumberFormat(language);
  const isRight = proof?.differences === 0;
  return (
    <SectionCard
      title={t("ledger.labs.proof.title")}
      action={
        mayProve && (
          <Button
            size="small"
            startIcon={<Icon name="Refresh" />}
            loading={prove.isPending}
            loadingPosition="start"
            onClick={() => prove.mutate()}
          >
            {t("ledger.labs.proof.now")}
          </Button>
        )
      }
    >
      <Box role="status" sx={{ display: "flex", gap: 1.5 }}>
        <Icon
          name={proof ? (isRight ? "VerifiedUser" : "ErrorOutline") : "Schedule"}
          sx={{ color: proof ? (isRight ? "success.main" : "error.main") : "text.secondary" }}
        />
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {proof
              ? t(isRight ? "ledger.labs.proof.right" : "ledger.labs.proof.wrong", { smart_count: proof.differences })
              : t("ledger.labs.proof.none")}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
            {proof
              ? t("ledger.labs.proof.counted", {
                  accounts: figures.format(proof.accounts),
                  transfers: figures.format(proof.transfers),
                })
              : t("ledger.labs.proof.help")}
          </Typography>
          {proof && (
            <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
              <RelativeTime value={proof.at} />
            </Typography>
          )}
        </div>
      </Box>
    </SectionCard>
  );
}
