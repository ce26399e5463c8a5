import { Box, Button, Chip, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, Icon, LoadingState, useEntityOf, useTexts } from "../../../client/kit/console";
import type { CardCodes } from "../shared/api/codes";
import { FEW_CODES } from "../shared/redeem";
import { AddCodesDialog } from "./AddCodesDialog";
import { usePools } from "./useCodes";

/** Says that a pool is nearly, or quite, empty. */
function Supply({ card: { free, taken } }: { readonly card: CardCodes }) {
  const { t } = useTexts();
  if (free + taken === 0 || free > FEW_CODES) return null;
  const [color, label] = free === 0 ? (["error", "redeem.codes.empty"] as const) : (["warning", "redeem.codes.few"] as const);
  return <Chip size="small" variant="outlined" color={color} icon={<Icon name="Warning" />} label={t(label)} />;
}

function PoolRow({ card, onAdd }: { readonly card: CardCodes; readonly onAdd: (() => void) | undefined }) {
  const { t } = useTexts();
  const { name, active, free, taken } = card;
  const figures = `${t("redeem.codes.free", { smart_count: free })} · ${t("redeem.codes.taken", { smart_count: taken })}`;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
    >
      <Box sx={{ minWidth: 0, flex: "1 1 260px", display: "grid", gap: 0.5 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
          {!active && <Chip size="small" variant="outlined" label={t("redeem.codes.inactive")} />}
          <Supply card={card} />
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
          {free + taken === 0 ? t("redeem.codes.unused") : figures}
        </Typography>
      </Box>
      {onAdd && (
        <Button variant="outlined" aria-label={`${t("redeem.codes.add")}: ${name}`} onClick={onAdd}>
          {t("redeem.codes.add")}
        </Button>
      )}
    </Paper>
  );
}

/** Each card's pool of codes: how many are free, and more of them. */
export function CodesView() {
  const { t } = useTexts();
  const mayAdd = useEntityOf("members")?.actions.update === true;
  const [adding, setAdding] = useState<CardCodes>();
  const { data, error, refetch } = usePools();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.cards.length === 0)
    return <EmptyState icon="Redeem" title={t("redeem.codes.none.title")} body={t("redeem.codes.none.body")} />;
  return (
    <>
      <Typography sx={{ color: "text.secondary" }}>{t("redeem.codes.intro")}</Typography>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {data.cards.map((card) => (
          <PoolRow key={card.id} card={card} onAdd={mayAdd ? () => setAdding(card) : undefined} />
        ))}
      </Box>
      {adding && <AddCodesDialog card={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}
