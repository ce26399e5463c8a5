import { Box, Button, IconButton, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import type { QuotaTable as Table } from "../../shared/quotaTables";
import { CriterionSelect } from "./CriterionSelect";
import { CrossedTargets } from "./CrossedTargets";
import { crossGrid } from "./cross";
import { divideByShares, divideEvenly, type QuotaValue, wantedValues } from "./divide";
import { QuotaTargets } from "./QuotaTargets";

interface QuotaTableProps {
  readonly id: string;
  readonly table: Table<QuotaValue>;
  /** Criteria that no other table divides by. */
  readonly choices: readonly PanelCriterionChoice[];
  readonly sample: number;
  /** Criteria of the study, which may leave some of their values. */
  readonly criteria: unknown;
  /** Panelists who fit each quota; absent until they are counted, or where the panel has none. */
  readonly people: readonly number[] | undefined;
  /** So many quotas there may still be, those of this table among them. */
  readonly room: number;
  readonly isDisabled: boolean;
  /** By an empty name the sample is divided no more. */
  readonly onDivide: (criterion: string) => void;
  /** By an empty name the table is by its first criterion alone. */
  readonly onCross: (criterion: string) => void;
  readonly onChange: (quotas: readonly QuotaValue[]) => void;
}

interface SumProps extends Pick<QuotaTableProps, "table" | "sample" | "people" | "isDisabled" | "onChange"> {}

/** What a table's quotas add up to, a remedy where that isn't the sample, and the panel's own proportions. */
function Sum({ table: { quotas }, sample, people, isDisabled, onChange }: SumProps) {
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
      {people && !isDisabled && (
        <Button size="small" onClick={() => assign(divideByShares(sample, people))}>
          {t("studies.profile.asPanel")}
        </Button>
      )}
    </Box>
  );
}

/** One division of the sample: by what, how many of each value or of each two, and whether they add up. */
export function QuotaTable(props: QuotaTableProps) {
  const { id, table, choices, sample, criteria, people, room, isDisabled, onDivide, onCross, onChange } = props;
  const { t, language } = useTexts();
  const { quotas } = table;
  const [first, second] = table.criteria.map((name) => choices.find((one) => one.name === name));
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
      {isDivided && <Sum table={table} sample={sample} people={people} isDisabled={isDisabled} onChange={onChange} />}
    </Box>
  );
}
