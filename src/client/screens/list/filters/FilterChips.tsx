import { Box, Chip } from "@mui/material";
import { Fragment } from "react";
import type { Json } from "../../../../shared/json";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityTexts } from "../../entity/useEntityTexts";
import type { Condition } from "./filters";
import { useConditions } from "./useConditions";
import { useFilters } from "./useFilters";

/** Equality is a colon at the label, in French after a space; the others are words. */
function OperatorText({ operator }: Pick<Condition, "operator">) {
  const { t } = useTexts();
  const text = t(`console.list.operators.${operator}`);
  return text.trim() === ":" ? text : ` ${text}`;
}

/** The operand as the field's kind shows a value of its own. */
function Operand({ condition }: { readonly condition: Condition }) {
  const { t } = useTexts();
  const { field, operand, operator } = condition;
  if (operator === "isNull") return t(operand === true ? "console.list.isEmpty" : "console.list.isFilled");
  if (operator === "contains") return `“${String(operand)}”`;
  const values: readonly Json[] = Array.isArray(operand) ? operand : [operand];
  return values.map((value, index) => (
    <Fragment key={String(value)}>
      {index > 0 ? ", " : ""}
      <FieldCell record={{ id: "", [field.name]: field.reference?.isMany ? [value] : value }} field={field} />
    </Fragment>
  ));
}

/** What the list is narrowed to, each to be taken away by itself. */
export function FilterChips() {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { change } = useFilters();
  const conditions = useConditions();
  if (conditions.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t("console.list.filters")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, p: 0, listStyle: "none" }}
    >
      {conditions.map((condition) => (
        <li key={condition.key}>
          <Chip
            size="small"
            variant="outlined"
            sx={{ height: 28, "& a": { color: "inherit", textDecoration: "none", pointerEvents: "none" } }}
            label={
              <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {label(condition.field)}
                  <OperatorText operator={condition.operator} />
                </Box>
                <Operand condition={condition} />
              </Box>
            }
            deleteIcon={<Icon name="Close" />}
            onDelete={() => change({ [condition.key]: undefined })}
          />
        </li>
      ))}
    </Box>
  );
}
