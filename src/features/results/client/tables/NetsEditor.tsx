import { Autocomplete, Box, Button, Chip, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { TableNet } from "../../shared/tablesApi";

interface NetsEditorProps {
  /** Questions of the rows. */
  readonly questions: readonly QuestionResult[];
  readonly nets: readonly TableNet[];
  readonly onChange: (nets: readonly TableNet[]) => void;
}

const MOST_NETS = 40;

/** Answers that are added up as a row of their own. */
export function NetsEditor({ questions, nets, onChange }: NetsEditorProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState("");
  const [label, setLabel] = useState("");
  const [keys, setKeys] = useState<readonly string[]>([]);
  const question = questions.find(({ variable }) => variable === chosen) ?? questions[0];
  const labelOf = (code: string) => {
    const count = question?.counts.find((one) => one.code === code);
    return count?.group ? `${count.group.label}: ${count.label}` : (count?.label ?? code);
  };
  if (!question) return null;
  function add() {
    if (!question) return;
    onChange([...nets, { row: question.variable, label: label.trim(), keys }]);
    setLabel("");
    setKeys([]);
  }
  return (
    <Box component="section" aria-label={t("crossTables.nets.title")}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: nets.length > 0 ? 1.5 : 0 }}>
        {nets.map((net, index) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: a net is its place in the list
            key={index}
            label={net.label}
            onDelete={() => onChange(nets.filter((_, at) => at !== index))}
            slotProps={{ deleteIcon: { titleAccess: t("crossTables.nets.remove", { label: net.label }) } } as object}
          />
        ))}
      </Stack>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          alignItems: "center",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr) auto" },
        }}
      >
        <TextField
          select
          size="small"
          label={t("crossTables.nets.question")}
          value={question.variable}
          onChange={({ target }) => {
            setChosen(target.value);
            setKeys([]);
          }}
        >
          {questions.map(({ variable, title }) => (
            <MenuItem key={variable} value={variable}>
              {title || variable}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          multiple
          size="small"
          disableCloseOnSelect
          options={question.counts.map(({ code }) => code)}
          value={[...keys]}
          getOptionLabel={labelOf}
          onChange={(_event, next) => setKeys(next)}
          openText={t("fields.open")}
          closeText={t("fields.close")}
          clearText={t("fields.clear")}
          renderInput={(params) => <TextField {...params} label={t("crossTables.nets.keys")} />}
        />
        <TextField
          size="small"
          label={t("crossTables.nets.label")}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <Button disabled={label.trim() === "" || keys.length === 0 || nets.length >= MOST_NETS} onClick={add}>
          {t("crossTables.nets.add")}
        </Button>
      </Box>
    </Box>
  );
}
