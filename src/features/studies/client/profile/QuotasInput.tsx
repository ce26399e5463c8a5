import { Box, Button, Typography } from "@mui/material";
import { Icon, useTexts, useWizardValues, type WidgetProps } from "../../../../client/kit/console";
import { cellTables } from "../../shared/cellTables";
import { MOST_QUOTAS, MOST_TABLES, quotaTables } from "../../shared/quotaTables";
import { useEstimate } from "../aside/useEstimate";
import { withOwnAges } from "./ages";
import { crossedBy, uncrossed } from "./cross";
import { dividedBy, type QuotaValue } from "./divide";
import { QuotaTable, type Shares } from "./QuotaTable";
import { useWizardCriteria } from "./usePanelCriteria";
import { useValueLabel } from "./useValueLabel";

/**
 * How the sample is divided: by one criterion of the panel or by several, each in a table of its own or two crossed, as
 * many of each value as the client wants.
 */
export function QuotasInput({ id, label, value, disabled, onChange }: WidgetProps) {
  const { t } = useTexts();
  const values = useWizardValues();
  const { sampleSize, criteria } = values;
  const { data: estimated } = useEstimate(values);
  const cells = (estimated?.feasibility?.cells ?? []).map((cell, at) => ({
    ...cell,
    population: estimated?.population?.cells[at] ?? null,
  }));
  const choices = useWizardCriteria();
  const labelOf = useValueLabel();
  const sample = Number(sampleSize ?? 0);
  const tables = quotaTables((value ?? []) as readonly QuotaValue[]);
  const taken = new Set(tables.flatMap((table) => table.criteria));
  const isFixed = Boolean(disabled) || sample === 0;

  /** In which proportions a table's quotas can be, once all of it is counted. */
  function sharesOf({ criteria: by, quotas }: (typeof tables)[number]): Shares {
    const counted = cellTables(cells).find((table) => table.criteria.join() === by.join())?.cells ?? [];
    if (counted.length !== quotas.length) return {};
    const population = counted.flatMap((cell) => (cell.population === null ? [] : [cell.population]));
    const people = counted.map((cell) => cell.people);
    const source = estimated?.population?.source;
    return {
      ...(people.some((count) => count > 0) ? { panel: people } : {}),
      ...(source && population.length === quotas.length && population.some((count) => count > 0)
        ? { population: { source, people: population } }
        : {}),
    };
  }
  /** The criteria of a table, with its own ranges of ages. */
  function choicesOf({ criteria: by, quotas }: (typeof tables)[number]) {
    return by.flatMap((name) => choices.filter((one) => one.name === name).map((choice) => withOwnAges(choice, quotas, labelOf)));
  }
  /** @param at place of the table; one beyond the last is added */
  function replace(at: number, quotas: readonly QuotaValue[]) {
    const next = [...tables.map((table) => table.quotas)];
    next[at] = quotas;
    const all = next.flat();
    onChange(all.length > 0 ? all : undefined);
  }
  function divide(at: number, name: string) {
    const choice = choices.find((one) => one.name === name);
    replace(at, choice ? dividedBy(choice, { sample, criteria }) : []);
  }
  function cross(at: number, name: string) {
    const table = tables[at];
    const [first] = table ? choicesOf(table) : [];
    const second = choices.find((one) => one.name === name);
    if (!table || !first) return;
    replace(at, second ? crossedBy(table.quotas, { first, second }, criteria) : uncrossed(table.quotas, first));
  }
  function divideByAges(at: number, ranges: readonly string[]) {
    const table = tables[at];
    const [first, second] = (table ? choicesOf(table) : []).map((choice) =>
      choice.ages ? { ...choice, values: ranges.map((value) => ({ value, label: labelOf(choice, value) })) } : choice,
    );
    if (!first || !table) return;
    const divided = first.ages ? dividedBy(first, { sample, criteria }) : table.quotas;
    replace(at, second ? crossedBy(divided, { first, second }, criteria) : divided);
  }
  const count = tables.reduce((sum, table) => sum + table.quotas.length, 0);
  const free = choices.filter(({ name }) => !taken.has(name));
  // Without a division there is still the question by what.
  const listed = tables.length > 0 ? tables : [{ criteria: [], quotas: [] }];
  return (
    <Box role="group" aria-label={label} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {listed.map((table, at) => (
        <QuotaTable
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the list; its criterion is chosen in it
          key={at}
          id={`${id}-${at}`}
          table={table}
          choices={[...choicesOf(table), ...free]}
          sample={sample}
          isDisabled={Boolean(disabled)}
          criteria={criteria}
          shares={sharesOf(table)}
          room={MOST_QUOTAS - count + table.quotas.length}
          onDivide={(name) => divide(at, name)}
          onCross={(name) => cross(at, name)}
          onAges={(ranges) => divideByAges(at, ranges)}
          onChange={(quotas) => replace(at, quotas)}
        />
      ))}
      {tables.length > 1 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("studies.profile.onceInEach")}
        </Typography>
      )}
      {tables.length > 0 && tables.length < MOST_TABLES && free[0] && !isFixed && (
        <Button
          startIcon={<Icon name="Add" />}
          onClick={() => divide(tables.length, free[0]?.name ?? "")}
          sx={{ justifySelf: "start" }}
        >
          {t("studies.profile.addTable")}
        </Button>
      )}
    </Box>
  );
}
