import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from "@mui/material";
import { useId, useState } from "react";
import {
  datedFileName,
  failureText,
  fetchFile,
  Icon,
  ownsStudies,
  saveFile,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import { type DataFile, dataFilePath, type Selection } from "../results";
import { useFormats } from "../useFormats";

const ENDINGS = ["xlsx", "csv", "sav"] as const;
const VALUES = ["labels", "codes"] as const;

interface ChoicesProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: Choice;
  /** Of the texts of a choice: `<key>.<choice>.name` and `.help`. */
  readonly textKey: string;
  readonly onChange: (choice: Choice) => void;
}

function Choices<Choice extends string>({ label, choices, value, textKey, onChange }: ChoicesProps<Choice>) {
  const { t } = useTexts();
  return (
    <FormControl>
      <FormLabel sx={{ typography: "subtitle2", mb: 0.5 }}>{label}</FormLabel>
      <RadioGroup
        value={value}
        onChange={(_event, chosen) => {
          const choice = choices.find((one) => one === chosen);
          if (choice) onChange(choice);
        }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            sx={{ alignItems: "flex-start", py: 0.25 }}
            label={
              <Box sx={{ pt: 0.75 }}>
                <Typography>{t(`${textKey}.${choice}.name`)}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {t(`${textKey}.${choice}.help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface DataDialogProps {
  readonly activityId: string;
  /** What the file is named for. */
  readonly title: string;
  readonly selection: Selection;
  /** Complete responses that the selection leaves. */
  readonly base: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The responses that the selection leaves, as a file of one's choice. */
export function DataDialog({ activityId, title, selection, base, isOpen, onClose }: DataDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const formats = useFormats();
  const titleId = useId();
  const [{ ending, values, withProfile }, setChoice] = useState<DataFile>({
    ending: "xlsx",
    values: "labels",
    withProfile: true,
  });
  // A study's respondents have no profile here.
  const hasMembers = !ownsStudies();
  const [isBusy, setBusy] = useState(false);
  const choose = (change: Partial<DataFile>) => setChoice((before) => ({ ...before, ...change }));
  async function download() {
    setBusy(true);
    try {
      const path = dataFilePath(activityId, selection, { ending, values, withProfile: withProfile && hasMembers });
      saveFile(await fetchFile(path), datedFileName(title, ending));
      onClose();
    } catch (error) {
      notice(failureText(error, t, "results.failed"), "error");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t("results.data.title")}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("results.data.count", { smart_count: base, count: formats.count(base) })}
          </Typography>
          <Choices
            label={t("results.data.format")}
            choices={ENDINGS}
            value={ending}
            textKey="results.data.formats"
            onChange={(next) => choose({ ending: next })}
          />
          {ending !== "sav" && (
            <Choices
              label={t("results.data.values")}
              choices={VALUES}
              value={values}
              textKey="results.data.valueKinds"
              onChange={(next) => choose({ values: next })}
            />
          )}
          {hasMembers && (
            <FormControlLabel
              control={<Checkbox checked={withProfile} onChange={(_event, next) => choose({ withProfile: next })} />}
              sx={{ alignItems: "flex-start" }}
              label={
                <Box sx={{ pt: 1 }}>
                  <Typography>{t("results.data.profile")}</Typography>
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    {t("results.data.profileHelp")}
                  </Typography>
                </Box>
              }
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("surveys.close")}
        </Button>
        <Button
          variant="contained"
          startIcon={<Icon name="Download" />}
          disabled={isBusy}
          loading={isBusy}
          onClick={() => void download()}
        >
          {t("results.data.download")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
