import { Button, Stack } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { PollOption } from "../../shared/api";
import { FEWEST_OPTIONS, MOST_OPTIONS } from "../../shared/poll";
import { OptionField } from "./OptionField";

interface OptionFieldsProps {
  readonly options: readonly PollOption[];
  readonly isDisabled: boolean;
  /** Whether there are votes: what is offered stays. */
  readonly isLocked: boolean;
  readonly send: (file: File) => Promise<string>;
  readonly onChange: (change: (options: readonly PollOption[]) => readonly PollOption[]) => void;
}

/** The lowest code that is free: one that was taken away may come again. */
function freeCode(options: readonly PollOption[]): string {
  const codes = new Set(options.map(({ code }) => code));
  let number = 1;
  while (codes.has(`o${number}`)) number += 1;
  return `o${number}`;
}

/** The options of a poll, one after the other. */
export function OptionFields({ options, isDisabled, isLocked, send, onChange }: OptionFieldsProps) {
  const { t } = useTexts();
  const remove = (code: string) => onChange((before) => before.filter((option) => option.code !== code));
  return (
    <Stack sx={{ gap: options.some(({ picture }) => picture) ? 3 : 1.5 }}>
      {options.map((option, index) => (
        <OptionField
          key={option.code}
          option={option}
          number={index + 1}
          isDisabled={isDisabled}
          isLocked={isLocked}
          send={send}
          onChange={(change) => onChange((before) => before.map((one) => (one.code === option.code ? change(one) : one)))}
          {...(options.length > FEWEST_OPTIONS ? { onRemove: () => remove(option.code) } : {})}
        />
      ))}
      {!isDisabled && !isLocked && options.length < MOST_OPTIONS && (
        <Button
          sx={{ alignSelf: "flex-start" }}
          startIcon={<Icon name="Add" />}
          onClick={() => onChange((before) => [...before, { code: freeCode(before), text: "" }])}
        >
          {t("poll.addOption")}
        </Button>
      )}
    </Stack>
  );
}
