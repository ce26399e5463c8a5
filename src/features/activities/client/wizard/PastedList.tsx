import { Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import { LONGEST_ENTRY, MOST_ENTRIES } from "../../shared/publication";
import { splitEntries } from "./splitEntries";

interface PastedListProps {
  readonly isBusy: boolean;
  readonly onAdd: (entries: readonly string[]) => Promise<boolean>;
}

const ROWS = 5;

/** Participants as a list of nicknames, addresses or identifiers. */
export function PastedList({ isBusy, onAdd }: PastedListProps) {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const entries = splitEntries(text);
  const isTooMuch = entries.length > MOST_ENTRIES || entries.some(({ length }) => length > LONGEST_ENTRY);
  const add = async () => {
    if (await onAdd(entries)) setText("");
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={t("activities.wizard.people.list")}
        helperText={
          isTooMuch ? t("activities.wizard.people.tooMuch", { count: MOST_ENTRIES }) : t("activities.wizard.people.listHelp")
        }
        error={isTooMuch}
        value={text}
        multiline
        minRows={ROWS}
        maxRows={ROWS * 2}
        fullWidth
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        variant="outlined"
        sx={{ alignSelf: "flex-start" }}
        disabled={isBusy || entries.length === 0 || isTooMuch}
        onClick={() => void add()}
      >
        {entries.length === 0 ? t("console.action.add") : t("activities.wizard.people.addList", { smart_count: entries.length })}
      </Button>
    </Stack>
  );
}
