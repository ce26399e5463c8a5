import { Checkbox, FormControlLabel, MenuItem, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, failureText, useAccessKeys, useTexts } from "../../../../client/kit/console";
import type { Contract } from "../../shared/api";
import { DURATIONS } from "../../shared/plans";
import { Gives } from "../order/PlanChoice";
import { PriceLines } from "../order/PriceLines";
import { useDurationText } from "../order/useDurationText";
import { type Change, useChange } from "./useChange";

interface ChangeDialogProps {
  readonly communityId: string;
  readonly kind: Change["kind"];
  readonly upgrades: Contract["upgrades"];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const QUARTER = 3;

/** More months or a higher plan, with its price before it is paid. */
export function ChangeDialog({ communityId, kind, upgrades, onDone, onClose }: ChangeDialogProps) {
  const { t, language } = useTexts();
  const id = useId();
  const durationOf = useDurationText();
  const isProvider = useAccessKeys().includes("backoffice");
  const [months, setMonths] = useState(QUARTER);
  const [plan, setPlan] = useState(upgrades[0]?.plan ?? "");
  const [isFree, setFree] = useState(false);
  const change: Change = kind === "extension" ? { kind, months } : { kind, plan };
  const { price, order } = useChange(communityId, change, onDone);
  const total = isFree ? 0 : (price.data?.total ?? 0);
  const amount = new Intl.NumberFormat(language).format(total);
  const chosen = upgrades.find((offer) => offer.plan === plan);
  const isShort = price.data?.available != null && price.data.available < total;
  return (
    <FormDialog
      title={t(`communities.plan.${kind === "extension" ? "extendTitle" : "upgradeTitle"}`)}
      submitLabel={total > 0 ? t("communities.plan.pay", { smart_count: total, amount }) : t("communities.plan.confirm")}
      isBusy={order.isPending}
      isDisabled={!price.data || price.isPlaceholderData || isShort}
      error={order.error}
      maxWidth="sm"
      onSubmit={() => order.mutate(isFree)}
      onClose={onClose}
    >
      {kind === "extension" ? (
        <TextField
          select
          id={`${id}-months`}
          label={t("communities.plan.howLong")}
          value={months}
          onChange={({ target }) => setMonths(Number(target.value))}
        >
          {DURATIONS.map((one) => (
            <MenuItem key={one} value={one}>
              {durationOf(one)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <>
          <TextField
            select
            id={`${id}-plan`}
            label={t("communities.plan.which")}
            value={plan}
            onChange={({ target }) => setPlan(target.value)}
          >
            {upgrades.map((offer) => (
              <MenuItem key={offer.plan} value={offer.plan}>
                {t(`entities.community.enums.plan.${offer.plan}`)}
              </MenuItem>
            ))}
          </TextField>
          {chosen ? <Gives limits={chosen.limits} /> : null}
        </>
      )}
      {isProvider ? (
        <FormControlLabel
          control={<Checkbox checked={isFree} onChange={(_, checked) => setFree(checked)} />}
          label={t("communities.plan.isFree")}
        />
      ) : null}
      {price.data ? <PriceLines price={price.data} isFree={isFree} /> : null}
      {!price.data ? (
        <Typography role="status" sx={{ color: "text.secondary" }}>
          {price.error ? failureText(price.error, t) : t("common.loading")}
        </Typography>
      ) : null}
    </FormDialog>
  );
}
