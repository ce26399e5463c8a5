import {
  Box,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { useId, useState } from "react";
import { Icon, isOffered, useClientRegistry, useTexts } from "../../../../../client/kit/console";
import type { QuestionType } from "../../../../../survey/questionType";
import { useKnownTypes } from "../../question/QuestionTypesContext";
import { useEditor } from "../EditorContext";

interface TypePaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (type: QuestionType) => void;
}

interface TypeGroup {
  readonly title: string;
  readonly types: readonly QuestionType[];
}

/** The kinds of questions by group, those first that the type of study or activity is mostly made of. */
function useTypeGroups() {
  const { t } = useTexts();
  const { activity } = useEditor();
  const main = useClientRegistry().mainQuestions.get(String(activity.type))?.types ?? [];
  return (found: readonly QuestionType[]): readonly TypeGroup[] => {
    const recommended = main.flatMap((name) => found.find((type) => type.name === name) ?? []);
    const others = found.filter((type) => !recommended.includes(type));
    return [
      ...(recommended.length > 0 ? [{ title: t("surveys.palette.recommended"), types: recommended }] : []),
      ...[...new Set(others.map(({ group }) => group))].map((group) => ({
        title: t(`surveys.groups.${group}`),
        types: others.filter((type) => type.group === group),
      })),
    ];
  };
}

/** The kinds of questions to choose from, by group. */
export function TypePalette({ isOpen, onClose, onChoose }: TypePaletteProps) {
  const { t } = useTexts();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down("sm"));
  const titleId = useId();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const nameOf = ({ name }: QuestionType) => t(`questionTypes.${name}.name`, { _: name });
  const helpOf = ({ name }: QuestionType) => t(`questionTypes.${name}.help`, { _: "" });
  const { disabledPlugins } = useClientRegistry();
  const offered = [...useKnownTypes().values()].filter((type) => isOffered(type, disabledPlugins));
  const found = offered.filter((type) => `${nameOf(type)} ${helpOf(type)}`.toLowerCase().includes(wanted));
  const groups = useTypeGroups()(found);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onTransitionExited={() => setWords("")}
    >
      <DialogTitle id={titleId} sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 2 }}>
        {t("surveys.palette.title")}
        <IconButton onClick={onClose} aria-label={t("surveys.close")}>
          <Icon name="Close" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          size="small"
          autoFocus={!isNarrow}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t("surveys.palette.search")}
          slotProps={{
            htmlInput: { "aria-label": t("surveys.palette.search") },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="Search" />
                </InputAdornment>
              ),
            },
          }}
        />
        {groups.map(({ title, types }) => (
          <Box key={title} component="section" sx={{ mt: 2.5 }}>
            <Typography component="h3" variant="body2" sx={{ fontWeight: 600, color: "text.secondary", mb: 1 }}>
              {title}
            </Typography>
            <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))" }}>
              {types.map((type) => (
                <TypeButton
                  key={type.name}
                  icon={type.icon}
                  name={nameOf(type)}
                  help={helpOf(type)}
                  onClick={() => onChoose(type)}
                />
              ))}
            </Box>
          </Box>
        ))}
        {groups.length === 0 && <Typography sx={{ mt: 3, color: "text.secondary" }}>{t("surveys.palette.nothing")}</Typography>}
      </DialogContent>
    </Dialog>
  );
}

interface TypeButtonProps {
  readonly icon: string;
  readonly name: string;
  readonly help: string;
  readonly onClick: () => void;
}

function TypeButton({ icon, name, help, onClick }: TypeButtonProps) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        p: 1.5,
        gap: 1.5,
        alignItems: "flex-start",
        justifyContent: "flex-start",
        textAlign: "left",
        font: "inherit",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        "&:hover, &:focus-visible": { borderColor: "primary.main", bgcolor: "action.hover" },
      }}
    >
      <Box sx={{ color: "primary.main", display: "grid", pt: 0.25 }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {help}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
