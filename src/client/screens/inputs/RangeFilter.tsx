import { Box, TextField } from "@mui/material";
import type { Json } from "../../../shared/json";
import type { FilterProps } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";
import { FilterBox } from "./FilterBox";
import { readNumber, writeNumber } from "./numbers";
import { useTyped } from "./useTyped";

interface RangeFilterProps {
  readonly filter: FilterProps;
  /** Type of the two inputs. */
  readonly type: "date" | "number";
  /** Whether a text is none of what is asked for. */
  readonly isFaulty?: (text: string) => boolean;
  /** The operand of what was typed, e.g. the end of a day; nothing where it is none. */
  readonly read: (text: string, end: "from" | "to") => Json | undefined;
  readonly write: (operand: Json) => string;
}

/** From and to, for kinds with an order. */
export function RangeFilter({ filter, type, read, write, isFaulty }: RangeFilterProps) {
  const { t } = useTexts();
  return (
    <FilterBox label={filter.label}>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}>
        <End
          label={t("fields.filter.from")}
          end="from"
          name={`${filter.field.name}_gte`}
          {...{ filter, type, read, write }}
          {...(isFaulty ? { isFaulty } : {})}
        />
        <End
          label={t("fields.filter.to")}
          end="to"
          name={`${filter.field.name}_lte`}
          {...{ filter, type, read, write }}
          {...(isFaulty ? { isFaulty } : {})}
        />
      </Box>
    </FilterBox>
  );
}

/** From and to, for kinds of numbers. */
export function NumberRange({ filter }: Pick<RangeFilterProps, "filter">) {
  const { language } = useTexts();
  const read = (text: string) => {
    const number = readNumber(text);
    return typeof number === "number" ? number : undefined;
  };
  const isFaulty = (text: string) => typeof readNumber(text) === "string";
  return (
    <RangeFilter
      filter={filter}
      type="number"
      read={read}
      write={(operand) => writeNumber(operand, language)}
      isFaulty={isFaulty}
    />
  );
}

interface EndProps extends RangeFilterProps {
  readonly label: string;
  readonly end: "from" | "to";
  readonly name: string;
}

function End({ filter, type, read, write, isFaulty, label, end, name }: EndProps) {
  const operand = filter.value[name];
  const [text, setText] = useTyped(operand === undefined ? "" : write(operand), (typed) => {
    filter.onChange({ [name]: typed === "" ? undefined : read(typed, end) });
  });
  return (
    <TextField
      size="small"
      label={label}
      type={type === "number" ? "text" : type}
      value={text}
      error={isFaulty?.(text) ?? false}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...(type === "number" ? { inputMode: "decimal" } : {}), "aria-label": `${filter.label}: ${label}` },
      }}
    />
  );
}
