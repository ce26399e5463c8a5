import { Box, Button, IconButton, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { divideByShares } from "../../shared/divideByShares";
import type { QuotaTable as Table } from "../../shared/quotaTables";
import { AgeRanges } from "./AgeRanges";
import { valuesIn } from "./ages";
import { CriterionSelect } from "./CriterionSelect";
import { CrossedTargets } from "./CrossedTargets";
import { crossGrid } from "./cross";
import { divideEvenly, type QuotaValue, wantedValues } from "./divide";
import { QuotaTargets } from "./QuotaTargets";

/** How many there are of each quota's people; absent until they are counted, or where nobody knows. */
export interface Shares {
  readonly panel?: readonly number[];
  readonly population?: { readonly source: string; readonly people: readonly number[] };
}

interface QuotaTableProps {
  readonly id: string;
  readonly table: Table<QuotaValue>;
  /** Criteria that no other table divides by. */
  readonly choices: readonly PanelCriterionChoice[];
  readonly sample: number;
  /** Criteria of the study, which may leave some of their values. */
  readonly criteria: unknown;
  readonly shares: Shares;
  /** So many quotas there may still be, those of this table among them. */
  readonly room: number;
  readonly isDisabled: boolean;
  /** By an empty name the sample is divided no more. */
  readonly onDivide: (criterion: string) => void;
  /** By an empty name the table is by its first criterion alone. */
  readonly onCross: (criterion: string) => void;
  /** By other ranges of ages, in the place of what the table has. */
  readonly onAges: (ranges: readonly string[]) => void;
  readonly onChange: (quotas: readonly QuotaValue[]) => void;
}

interface SumProps extends Pick<QuotaTableProps, "table" | "sample" | "shares" | "isDisabled" | "onChange"> {}

/** What a table's quotas add up to, a remedy where that isn't the sample, and the proportions of the panel and of the population. */
function Sum({ table: { quotas }, sample, shares: { panel, population }, isDisabled, onChange }: SumProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const sum = quotas.reduce((all, { target }) => all + (target ?? 0), 0);
  const isRight = sum === sample;
  const assign = (targets: readonly number[]) =>
    onChange(quotas.map((quota, at) => ({ ...quota, target: targets[at] ?? 0 })).filter(({ target }) => target > 0));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", minHeight: 32 }}>
      <Icon
        name={isRight ? "CheckCircle" : "Warning"}
        fontSize="small"
        sx={{ color: isRight ? "success.main" : "warning.main" }}
      />
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {t("studies.profile.sum", { sum: number.format(sum), sample: number.format(sample) })}
      </Typography>
      {!isRight && !isDisabled && (
        <Button size="small" onClick={() => assign(divideEvenly(sample, quotas.length))}>
          {t("studies.profile.even")}
        </Button>
      )}
      {panel && !isDisabled && (
        <Button size="small" onClick={() => assign(divideByShares(sample, panel))}>
          {t("studies.profile.asPanel")}
        </Button>
      )}
      {population && !isDisabled && (
        <Button
          size="small"
          title={t("studies.profile.populationSource", { source: population.source })}
          onClick={() => assign(divideByShares(sample, population.people))}
        >
          {t("studies.profile.asPopulation")}
        </Button>
      )}
    </Box>
  );
}

/** One division of the sample: by what, how many of each value or of each two, and whether they add up. */
export function QuotaTable(props: QuotaTableProps) {
  const { id, table, choices, sample, criteria, shares, room, isDisabled, onDivide, onCross, onAges, onChange } = props;
  const { t, language } = useTexts();
  const { quotas } = table;
  const [first, second] = table.criteria.map((name) => choices.find((one) => one.name === name));
  const aged = [first, second].find((one) => one?.ages);
  const crossing = [first, second].find((one) => one && one !== aged);
  const others = crossing ? wantedValues(crossing, criteria).length : 1;
  const name = [first, second].flatMap((one) => (one ? [one.label.toLocaleLowerCase(language)] : [])).join(" × ");
  const label = t("studies.profile.table", { criterion: name });
  const isDivided = quotas.length > 0;
  const refusalOf = (choice: PanelCriterionChoice) => {
    const cells = first ? wantedValues(first, criteria).length * wantedValues(choice, criteria).length : 0;
    return cells > room ? t("studies.profile.tooMany") : undefined;
  };
  const isFixed = isDisabled || sample === 0;
  return (
    <Box
      {...(isDivided ? { role: "group", "aria-label": label } : {})}
      sx={{
        ...{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" },
        ...(isDivided ? { border: 1, borderColor: "divider", borderRadius: 1, p: { xs: 1.5, sm: 2 } } : {}),
      }}
    >
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, flex: "1 1 0", minWidth: 0, pt: 1 }}>
          <CriterionSelect
            id={`${id}-by`}
            label={t("studies.profile.divideBy")}
            none={t("studies.profile.undivided")}
            choices={choices.filter((one) => one !== second)}
            value={first?.name ?? ""}
            isDisabled={isFixed}
            onChange={onDivide}
          />
          {isDivided && first && (
            <CriterionSelect
              id={`${id}-cross`}
              label={t("studies.profile.crossWith")}
              none={t("studies.profile.uncrossed")}
              choices={choices.filter((one) => one !== first)}
              value={second?.name ?? ""}
              isDisabled={isFixed}
              refusalOf={refusalOf}
              onChange={onCross}
            />
          )}
        </Box>
        {isDivided && (
          <IconButton
            aria-label={t("studies.profile.removeTable", { criterion: name })}
            disabled={isDisabled}
            onClick={() => onChange([])}
            sx={{ ml: "auto", mt: 1 }}
          >
            <Icon name="Delete" />
          </IconButton>
        )}
      </Box>
      {isDivided && aged && (
        <AgeRanges
          id={`${id}-ages`}
          choice={aged}
          ranges={valuesIn(quotas, aged.name)}
          mostRanges={Math.floor(room / others)}
          isDisabled={isFixed}
          onChange={onAges}
        />
      )}
      {first && second ? (
        <CrossedTargets
          id={id}
          label={label}
          grid={crossGrid(quotas, { first, second }, criteria)}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      ) : (
        <QuotaTargets id={id} quotas={quotas} isDisabled={isDisabled} onChange={onChange} />
      )}
      {isDivided && <Sum table={table} sample={sample} shares={shares} isDisabled={isDisabled} onChange={onChange} />}
    </Box>
  );
}
