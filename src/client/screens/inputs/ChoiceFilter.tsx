import { Autocomplete, TextField } from "@mui/material";
import type { Json } from "../../../shared/json";
import type { FilterProps } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";
import { FilterBox } from "./FilterBox";

interface ChoiceFilterProps {
  readonly filter: FilterProps;
  readonly options: readonly Json[];
  readonly labelOf: (option: Json) => string;
  /** Takes one option at a time. @default false */
  readonly isSingle?: boolean;
}

/** One or several of a closed list. */
export function ChoiceFilter({ filter, options, labelOf, isSingle = false }: ChoiceFilterProps) {
  const { t } = useTexts();
  const { field, label, value, onChange } = filter;
  const operand = value[field.name];
  const chosen: Json[] = operand === undefined ? [] : Array.isArray(operand) ? [...operand] : [operand];
  const toOperand = (next: readonly Json[]): Json | undefined => (next.length > 1 ? next : next[0]);
  return (
    <FilterBox label={label}>
      <Autocomplete
        multiple
        size="small"
        options={[...options]}
        value={chosen}
        getOptionLabel={labelOf}
        disableCloseOnSelect={!isSingle}
        openText={t("fields.open")}
        closeText={t("fields.close")}
        clearText={t("fields.clear")}
        noOptionsText={t("fields.reference.none")}
        onChange={(_, next) => onChange({ [field.name]: toOperand(isSingle ? next.slice(-1) : next) })}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={chosen.length === 0 ? t("fields.filter.any") : ""}
            slotProps={{ htmlInput: { ...params.inputProps, "aria-label": label } }}
          />
        )}
      />
    </FilterBox>
  );
}
