import { Autocomplete, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";

/** As the call takes them. */
const MOST = 20;

interface QuestionsPickerProps {
  readonly label: string;
  readonly help?: string;
  /** How many may be chosen. @default 20 */
  readonly most?: number;
  /** Under which headings variables are offered; one without any isn't shown. */
  readonly groups: readonly {
    /** @default there is no heading */
    readonly label?: string;
    readonly variables: readonly { readonly variable: string; readonly title: string }[];
  }[];
  /** Variables, in order. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Some variables, in the order in which they are chosen. */
export function QuestionsPicker({ label, help, most = MOST, groups, value, onChange }: QuestionsPickerProps) {
  const { t } = useTexts();
  const offered = groups.flatMap((group) => group.variables.map((one) => ({ ...one, group: group.label })));
  const byVariable = new Map(offered.map((one) => [one.variable, one]));
  const hasHeadings = offered.some(({ group }) => group !== undefined);
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={offered.map(({ variable }) => variable)}
      value={value.filter((variable) => byVariable.has(variable))}
      {...(hasHeadings ? { groupBy: (variable: string) => byVariable.get(variable)?.group ?? "" } : {})}
      getOptionLabel={(variable) => byVariable.get(variable)?.title || variable}
      onChange={(_event, next) => onChange(next.slice(0, most))}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("results.tables.noQuestion")}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  );
}
