import { Box, Button } from "@mui/material";
import { Fragment } from "react";
import { describedBy, Icon, useTexts, type WidgetProps } from "../../../client/kit/console";
import { MOST_CONDITIONS } from "../shared/segments";
import { ConditionRow } from "./ConditionRow";
import type { DraftCondition } from "./draftCondition";
import { JoinToggle } from "./JoinToggle";
import { PreviewLine } from "./PreviewLine";

function withJoin({ isAlternative: _before, ...condition }: DraftCondition, isAlternative: boolean): DraftCondition {
  return isAlternative ? { ...condition, isAlternative } : condition;
}

/** By what members are chosen: conditions, each joined to the one before, and how many they leave. */
export function ConditionsInput({ id, label, value, disabled, errors, onChange }: WidgetProps) {
  const { t } = useTexts();
  const conditions = (value ?? []) as readonly DraftCondition[];
  const replace = (next: readonly DraftCondition[]) => onChange(next.length > 0 ? next : undefined);
  const change = (at: number, next: DraftCondition) => replace(conditions.map((one, index) => (index === at ? next : one)));
  // The first one has none before it that it could stand in for.
  const remove = (at: number) =>
    replace(conditions.filter((_one, index) => index !== at).map((one, index) => (index === 0 ? withJoin(one, false) : one)));
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={describedBy(id)}
      sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {conditions.map((condition, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the list
        <Fragment key={at}>
          {at > 0 && (
            <JoinToggle
              number={at + 1}
              isAlternative={condition.isAlternative === true}
              isDisabled={disabled}
              onChange={(isAlternative) => change(at, withJoin(condition, isAlternative))}
            />
          )}
          <ConditionRow
            id={`${id}-${at}`}
            number={at + 1}
            condition={condition}
            isDisabled={disabled}
            isFaulty={errors.length > 0}
            onChange={(next) => change(at, withJoin(next, condition.isAlternative === true))}
            onRemove={() => remove(at)}
          />
        </Fragment>
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
