import { Box, Button } from "@mui/material";
import { describedBy, Icon, useTexts, type WidgetProps } from "../../../client/kit/console";
import { MOST_CONDITIONS } from "../shared/segments";
import { ConditionRow } from "./ConditionRow";
import type { DraftCondition } from "./draftCondition";
import { PreviewLine } from "./PreviewLine";

/** By what members are chosen: conditions that all have to hold, and how many they leave. */
export function ConditionsInput({ id, label, value, disabled, errors, onChange }: WidgetProps) {
  const { t } = useTexts();
  const conditions = (value ?? []) as readonly DraftCondition[];
  const replace = (next: readonly DraftCondition[]) => onChange(next.length > 0 ? next : undefined);
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={describedBy(id)}
      sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {conditions.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the list
          key={at}
          id={`${id}-${at}`}
          number={at + 1}
          condition={condition}
          isDisabled={disabled}
          isFaulty={errors.length > 0}
          onChange={(next) => replace(conditions.map((one, index) => (index === at ? next : one)))}
          onRemove={() => replace(conditions.filter((_one, index) => index !== at))}
        />
      ))}
      {conditions.length < MOST_CONDITIONS && (
        <Button
          startIcon={<Icon name="Add" />}
          disabled={disabled}
          onClick={() => replace([...conditions, { kind: "TAG" }])}
          sx={{ justifySelf: "start" }}
        >
          {t("segments.add")}
        </Button>
      )}
      <PreviewLine conditions={conditions} />
    </Box>
  );
}
