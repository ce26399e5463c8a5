import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from "@mui/material";
import {
  describedBy,
  ErrorState,
  useAccessKeys,
  useFieldTexts,
  useTexts,
  type WidgetProps,
} from "../../../../client/kit/console";
import type { Offer } from "../../shared/api";
import { PLAN_LIMITS, PLANS } from "../../shared/plans";
import { useOffers } from "../plans";

/** What a plan gives, a line each. */
export function Gives({ limits }: Pick<Offer, "limits">) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.25, color: "text.secondary", typography: "body2" }}>
      {PLAN_LIMITS.map((name) => {
        const limit = limits[name];
        return (
          <li key={name}>
            {limit === null
              ? t(`communities.plans.unlimited.${name}`)
              : t(`communities.plans.gives.${name}`, { amount: figures.format(limit) })}
          </li>
        );
      })}
    </Box>
  );
}

interface CardProps {
  readonly id: string;
  readonly offer: Offer;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** One plan: the whole card chooses it. */
function PlanCard({ id, offer, isChosen, isDisabled, onChoose }: CardProps) {
  const { t, language } = useTexts();
  const { value: labelOf } = useFieldTexts();
  const figures = new Intl.NumberFormat(language);
  const { plan, perMonth, perYear, limits } = offer;
  const name = `${id}-${plan}`;
  return (
    <Box
      component="label"
      sx={{
        ...{ display: "grid", gap: 1.5, alignContent: "start", p: 2, border: 1, borderRadius: 1 },
        borderColor: isChosen ? "primary.main" : "divider",
        boxShadow: (theme) => (isChosen ? `inset 0 0 0 1px ${theme.palette.primary.main}` : "none"),
        bgcolor: (theme) => (isChosen ? `color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)` : "transparent"),
        transition: "border-color 150ms",
        cursor: isDisabled ? "default" : "pointer",
        "&:hover": isDisabled ? {} : { borderColor: "primary.main" },
        "&:focus-within": { outline: 2, outlineStyle: "solid", outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Box component="span" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <Radio
          name={id}
          value={plan}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          slotProps={{ input: { "aria-labelledby": name, "aria-describedby": `${name}-price` } }}
          sx={{ p: 0 }}
        />
        <Typography component="span" id={name} variant="h4">
          {labelOf(plan)}
        </Typography>
      </Box>
      <Box component="span" id={`${name}-price`} sx={{ display: "grid" }}>
        <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
          {t("communities.plans.perMonth", { amount: figures.format(perMonth) })}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
          {t("communities.plans.perYear", { amount: figures.format(perYear) })}
        </Typography>
      </Box>
      <Gives limits={limits} />
    </Box>
  );
}

const COLUMNS = { display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 210px), 1fr))" } as const;
const CARD_HEIGHT = 190;

/** The plans by name, for the provider: what it gives a company costs nothing. */
function PlainChoice({ id, value, disabled, onChange }: WidgetProps) {
  const { value: labelOf } = useFieldTexts();
  return (
    <RadioGroup
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id)}
      name={id}
      value={value ?? ""}
      onChange={(_event, plan) => onChange(plan)}
    >
      {PLANS.map((plan) => (
        <FormControlLabel key={plan} value={plan} control={<Radio />} label={labelOf(plan)} disabled={disabled} />
      ))}
    </RadioGroup>
  );
}

/** What a plan is chosen by: for those who pay for it the plans stand beside each other. */
export function PlanChoice(props: WidgetProps) {
  return useAccessKeys().includes("backoffice") ? <PlainChoice {...props} /> : <PricedChoice {...props} />;
}

/** The plans beside each other: what each gives and costs. */
function PricedChoice({ id, value, disabled, onChange }: WidgetProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useOffers();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box role="status" aria-label={t("console.state.loading")} sx={COLUMNS}>
        {["1", "2", "3"].map((key) => (
          <Skeleton key={key} variant="rounded" height={CARD_HEIGHT} />
        ))}
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy(id)} sx={COLUMNS}>
        {data.map((offer) => (
          <PlanCard
            key={offer.plan}
            {...{ id, offer }}
            isChosen={value === offer.plan}
            isDisabled={disabled}
            onChoose={() => onChange(offer.plan)}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("communities.plans.licence")}
      </Typography>
    </Box>
  );
}
