import {
  Box,
  Button,
  ButtonBase,
  Chip,
  FormControlLabel,
  IconButton,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from "@mui/material";
import { useId } from "react";
import { Icon, LocalizedTextField, type QuestionSettingProps, useTexts } from "../../../../src/client/kit/console";
import { IssueNotes } from "../../../../src/client/kit/questions";
import { CHECKPOINT_EVENTS, type Checkpoint } from "../../questions/uxTask/uxTaskQuestion";
import { SnippetLink } from "./SnippetPanel";

interface CheckpointItemProps extends Pick<QuestionSettingProps, "language" | "isDisabled" | "faults"> {
  readonly checkpoint: Checkpoint;
  readonly questionId: string;
  /** From 0; faults are told by it. */
  readonly place: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (checkpoint: Checkpoint) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Without the members that are left empty: the setting has no empty ones. */
function cleaned({ selector, url, message, isSuccess, ...rest }: Checkpoint): Checkpoint {
  return {
    ...rest,
    ...(selector ? { selector } : {}),
    ...(url ? { url } : {}),
    ...(message ? { message } : {}),
    ...(isSuccess ? { isSuccess } : {}),
  };
}

/** What is to be filled in of an open checkpoint. */
function Fields({ checkpoint, questionId, place, language, isDisabled, faults, onChange }: CheckpointItemProps) {
  const { t } = useTexts();
  const id = useId();
  const { name, event, selector = "", url = "", message, isSuccess = false } = checkpoint;
  const isPage = event === "URL_LOAD";
  const pointer = `/checkpoints/${place}`;
  const change = (part: Partial<Checkpoint>) => onChange(cleaned({ ...checkpoint, ...part }));
  const field = (member: "name" | "selector" | "url") => ({
    ...{ size: "small" as const, fullWidth: true, disabled: isDisabled },
    error: faults.some(({ path }) => path === `${pointer}/${member}`),
  });
  return (
    <>
      <Box>
        <TextField
          {...field("name")}
          label={t("uxTest.checkpoints.name")}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <IssueNotes faults={faults} pointer={`${pointer}/name`} />
      </Box>
      <TextField
        select
        size="small"
        label={t("uxTest.checkpoints.event")}
        value={event}
        disabled={isDisabled}
        onChange={({ target }) => change({ event: CHECKPOINT_EVENTS.find((one) => one === target.value) ?? event })}
      >
        {CHECKPOINT_EVENTS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`uxTest.checkpoints.events.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {!isPage && (
        <Box>
          <TextField
            {...field("selector")}
            label={t(event === "SCROLL" ? "uxTest.checkpoints.selectorOptional" : "uxTest.checkpoints.selector")}
            value={selector}
            helperText={t("uxTest.checkpoints.selectorHelp")}
            onChange={({ target }) => change({ selector: target.value })}
            slotProps={{ htmlInput: { maxLength: 500, spellCheck: false, autoCapitalize: "off" } }}
          />
          <IssueNotes faults={faults} pointer={`${pointer}/selector`} />
        </Box>
      )}
      <Box>
        <TextField
          {...field("url")}
          label={t(isPage ? "uxTest.checkpoints.page" : "uxTest.checkpoints.pageOptional")}
          value={url}
          helperText={t("uxTest.checkpoints.pageHelp")}
          onChange={({ target }) => change({ url: target.value })}
          slotProps={{ htmlInput: { maxLength: 2_000, inputMode: "url", spellCheck: false, autoCapitalize: "off" } }}
        />
        <IssueNotes faults={faults} pointer={`${pointer}/url`} />
      </Box>
      <SnippetLink questionId={questionId} />
      <Box>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: "block", mb: 0.5 }}>
          {t("uxTest.checkpoints.message")}
        </Typography>
        <LocalizedTextField
          id={id}
          label={t("uxTest.checkpoints.message")}
          value={message}
          language={language}
          isMultiline={false}
          isDisabled={isDisabled}
          hasError={false}
          onChange={(next) => change({ message: next })}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={isSuccess} disabled={isDisabled} onChange={(_event, isOn) => change({ isSuccess: isOn })} />}
        label={t("uxTest.checkpoints.isSuccess")}
      />
    </>
  );
}

/** One checkpoint: a line that says what it is, and its form once it is opened. */
export function CheckpointItem(props: CheckpointItemProps) {
  const { checkpoint, place, isLast, isOpen, isDisabled, faults, onToggle, onMove, onRemove } = props;
  const { t } = useTexts();
  const id = useId();
  const { name, event, selector, url, isSuccess } = checkpoint;
  const pointer = `/checkpoints/${place}`;
  const own = faults.filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`));
  const target = event === "URL_LOAD" ? url : (selector ?? url);
  return (
    <Box component="li" data-pointer={pointer} sx={{ border: 1, borderColor: "divider", borderRadius: 1, minWidth: 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        sx={{
          width: "100%",
          minHeight: 52,
          px: 1.5,
          py: 1,
          gap: 1.25,
          justifyContent: "start",
          textAlign: "start",
          borderRadius: 1,
        }}
      >
        <Icon name={isOpen ? "KeyboardArrowUp" : "KeyboardArrowDown"} sx={{ color: "text.secondary" }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600, overflowWrap: "anywhere" }}>
            {name.trim() || t("uxTest.checkpoints.newName", { number: place + 1 })}
          </Typography>
          <Typography component="span" variant="body2" noWrap sx={{ display: "block", color: "text.secondary" }}>
            {[t(`uxTest.navigation.events.${event}`), target].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        {own.length > 0 && <Chip size="small" color="warning" variant="outlined" label={t("uxTest.checkpoints.hasFault")} />}
        {isSuccess && <Chip size="small" color="success" variant="outlined" label={t("uxTest.navigation.isSuccess")} />}
      </ButtonBase>
      {isOpen && (
        <Box id={id} sx={{ display: "grid", gap: 2, p: 2, pt: 1 }}>
          <IssueNotes faults={own} pointer={pointer} />
          <IssueNotes faults={own} pointer={`${pointer}/id`} />
          <Fields {...props} />
          {!isDisabled && (
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5 }}>
              <IconButton aria-label={t("console.action.moveUp")} disabled={place === 0} onClick={() => onMove(-1)}>
                <Icon name="ArrowUpward" />
              </IconButton>
              <IconButton aria-label={t("console.action.moveDown")} disabled={isLast} onClick={() => onMove(1)}>
                <Icon name="ArrowDownward" />
              </IconButton>
              <Button color="inherit" startIcon={<Icon name="Delete" />} onClick={onRemove} sx={{ ml: "auto", minHeight: 44 }}>
                {t("uxTest.checkpoints.remove")}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
