import { OutlinedInput } from "@mui/material";
import type { FilterProps } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";
import { FilterBox } from "./FilterBox";
import { useTyped } from "./useTyped";

/** "Contains", for kinds that are read as text. */
export function ContainsFilter({ field, label, value, onChange }: FilterProps) {
  const { t } = useTexts();
  const key = `${field.name}_contains`;
  const operand = value[key];
  const [text, setText] = useTyped(typeof operand === "string" ? operand : "", (typed) =>
    onChange({ [key]: typed || undefined }),
  );
  return (
    <FilterBox label={label}>
      <OutlinedInput
        size="small"
        value={text}
        placeholder={t("fields.filter.contains")}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ "aria-label": label }}
      />
    </FilterBox>
  );
}
