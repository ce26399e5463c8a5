import { Box, Button, MenuItem, TextField } from "@mui/material";
import { ACTIVITY_KINDS } from "../../../shared/activityLog";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { PersonBox } from "./PersonBox";
import { EVERYTHING, type LogChoice, type Period } from "./useActivityLog";

const PERIODS: readonly (readonly [Period, string])[] = [
  ["all", "all"],
  ["1", "today"],
  ["7", "week"],
  ["30", "month"],
  ["own", "own"],
];

interface LogFiltersProps {
  readonly space: string | undefined;
  readonly choice: LogChoice;
  readonly onChange: (choice: LogChoice) => void;
}

interface ChoiceBoxProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function ChoiceBox({ label, value, options, onChange }: ChoiceBoxProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map(([one, words]) => (
        <MenuItem key={one} value={one}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Which acts are looked at: when, whose, of which kind, and upon what. */
export function LogFilters({ space, choice, onChange }: LogFiltersProps) {
  const { t } = useTexts();
  const { entities } = useCatalog();
  const change = (part: Partial<LogChoice>) => onChange({ ...choice, ...part });
  const listed = entities
    .filter(({ actions }) => actions.list)
    .map((entity) => [entity.name, entityName(t, entity, 2)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const anything = ["", t("activityLog.filter.anything")] as const;
  return (
    <Box
      role="search"
      aria-label={t("activityLog.filter.label")}
      sx={{
        display: "grid",
        gap: 1.5,
        mb: 2,
        alignItems: "center",
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fill, minmax(200px, 1fr))" },
      }}
    >
      <ChoiceBox
        label={t("activityLog.filter.period")}
        value={choice.period}
        options={PERIODS.map(([period, name]) => [period, t(`activityLog.filter.days.${name}`)])}
        onChange={(period) => change({ period: period as Period })}
      />
      {choice.period === "own" &&
        (["from", "to"] as const).map((name) => (
          <TextField
            key={name}
            size="small"
            type="date"
            label={t(`activityLog.filter.${name}`)}
            value={choice[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      <PersonBox key={space} space={space} value={choice.person} onChange={(person) => change({ person })} />
      <ChoiceBox
        label={t("activityLog.filter.kind")}
        value={choice.kind}
        options={[anything, ...ACTIVITY_KINDS.map((kind) => [kind, t(`activityLog.kinds.${kind}`)] as const)]}
        onChange={(kind) => change({ kind: kind as LogChoice["kind"] })}
      />
      <ChoiceBox
        label={t("activityLog.filter.entity")}
        value={choice.entity}
        options={[anything, ...listed]}
        onChange={(entity) => change({ entity })}
      />
      {JSON.stringify(choice) !== JSON.stringify(EVERYTHING) && (
        <Button color="inherit" sx={{ justifySelf: "start" }} onClick={() => onChange(EVERYTHING)}>
          {t("activityLog.filter.clear")}
        </Button>
      )}
    </Box>
  );
}
