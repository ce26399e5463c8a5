import { Box, Button, Typography } from "@mui/material";
import { Icon, useTexts, useWizardValues, type WidgetProps } from "../../../../client/kit/console";
import { MOST_TABLES, quotaTables } from "../../shared/quotaTables";
import { dividedBy, type QuotaValue } from "./divide";
import { QuotaTable } from "./QuotaTable";
import { usePanelCriteria } from "./usePanelCriteria";

/** How the sample is divided: by one criterion of the panel or by several, as many of each value as the client wants. */
export function QuotasInput({ id, label, value, disabled, onChange }: WidgetProps) {
  const { t } = useTexts();
  const { sampleSize, criteria } = useWizardValues();
  const choices = usePanelCriteria();
  const sample = Number(sampleSize ?? 0);
  const tables = quotaTables((value ?? []) as readonly QuotaValue[]);
  const taken = new Set(tables.map(({ criterion }) => criterion));
  const isFixed = Boolean(disabled) || sample === 0;

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
  const free = choices.filter(({ name }) => !taken.has(name));
  // Without a division there is still the question by what.
  const listed = tables.length > 0 ? tables : [{ criterion: "", quotas: [] }];
  return (
    <Box role="group" aria-label={label} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {listed.map((table, at) => (
        <QuotaTable
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the list; its criterion is chosen in it
          key={at}
          id={`${id}-${at}`}
          table={table}
          choices={choices.filter(({ name }) => name === table.criterion || !taken.has(name))}
          sample={sample}
          isDisabled={Boolean(disabled)}
          onDivide={(name) => divide(at, name)}
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
