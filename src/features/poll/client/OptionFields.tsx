import { Button, IconButton, Stack, TextField, Tooltip } from "@mui/material";
import { Icon, useTexts } from "../../../client/kit/console";
import type { PollOption } from "../shared/poll";

interface OptionFieldsProps {
  readonly options: readonly PollOption[];
  readonly isDisabled: boolean;
  readonly fewest: number;
  readonly most: number;
  readonly longest: number;
  readonly onChange: (options: readonly PollOption[]) => void;
}

/** The lowest code that is free: one that was taken away may come again. */
function freeCode(options: readonly PollOption[]): string {
  const codes = new Set(options.map(({ code }) => code));
  let number = 1;
  while (codes.has(`o${number}`)) number += 1;
  return `o${number}`;
}

/** The options of a poll, one a line. */
export function OptionFields({ options, isDisabled, fewest, most, longest, onChange }: OptionFieldsProps) {
  const { t } = useTexts();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {options.map(({ code, text }, index) => {
        const removal = t("poll.removeOption", { number: index + 1 });
        return (
          <Stack key={code} direction="row" sx={{ gap: 0.5, alignItems: "center" }}>
            <TextField
              label={t("poll.option", { number: index + 1 })}
              value={text}
              size="small"
              fullWidth
              disabled={isDisabled}
              slotProps={{ htmlInput: { maxLength: longest } }}
              onChange={({ target }) =>
                onChange(options.map((option) => (option.code === code ? { code, text: target.value } : option)))
              }
            />
            {!isDisabled && options.length > fewest && (
              <Tooltip title={removal}>
                <IconButton aria-label={removal} onClick={() => onChange(options.filter((option) => option.code !== code))}>
                  <Icon name="Close" />
                </IconButton>
              </Tooltip>
            )}
          </Stack>
        );
      })}
      {!isDisabled && options.length < most && (
        <Button
          sx={{ alignSelf: "flex-start" }}
          startIcon={<Icon name="Add" />}
          onClick={() => onChange([...options, { code: freeCode(options), text: "" }])}
        >
          {t("poll.addOption")}
        </Button>
      )}
    </Stack>
  );
}
