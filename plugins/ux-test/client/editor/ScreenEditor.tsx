import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../../src/client/kit/console";
import { AreaBoard, PictureField } from "../../../../src/client/kit/questions";
import type { Area } from "../../../../src/shared/area";
import { type Link, MOST_LINKS, type Screen } from "../../questions/imagePath/imagePathQuestion";

interface OtherScreen {
  readonly code: string;
  readonly name: string;
}

interface ScreenEditorProps {
  readonly screen: Screen;
  readonly name: string;
  readonly isStart: boolean;
  /** The screens that links may lead to. */
  readonly others: readonly OtherScreen[];
  readonly language: string;
  readonly isDisabled: boolean;
  readonly onChange: (screen: Screen) => void;
  /** Makes it the one where people start. */
  readonly onStart: () => void;
  readonly onRemove: () => void;
}

/** One screen: its name and picture, whether it is the goal, and the links drawn on it. */
export function ScreenEditor(props: ScreenEditorProps) {
  const { screen, name, isStart, others, language, isDisabled, onChange, onStart, onRemove } = props;
  const { t } = useTexts();
  const first = others[0]?.code;
  const targetName = (code: string | undefined) => others.find((other) => other.code === code)?.name ?? code ?? "";
  /** A new area leads to the first other screen until somebody says otherwise. */
  const linked = (areas: readonly (Link | Area)[]): readonly Link[] =>
    areas.flatMap((area) => ("to" in area ? [area] : first === undefined ? [] : [{ ...area, to: first }]));

  return (
    <Box sx={{ display: "grid", gap: 2, p: 2, border: 1, borderColor: "divider", borderRadius: 1 }}>
      <TextField
        size="small"
        label={t("imagePath.screens.name")}
        value={screen.label[language as keyof typeof screen.label] ?? ""}
        placeholder={name}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ ...screen, label: { ...screen.label, [language]: target.value } })}
      />
      <PictureField
        label={t("imagePath.screens.image")}
        value={screen.image || undefined}
        isDisabled={isDisabled}
        onChange={(address) => onChange({ ...screen, image: address ?? "" })}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={screen.isGoal === true}
              disabled={isDisabled}
              onChange={(_event, isGoal) => onChange({ ...screen, isGoal })}
            />
          }
          label={t("imagePath.screens.goal")}
        />
        {!isStart && (
          <Button size="small" startIcon={<Icon name="PlayCircle" />} disabled={isDisabled} onClick={onStart}>
            {t("imagePath.screens.makeStart")}
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<Icon name="Delete" />} disabled={isDisabled} onClick={onRemove}>
          {t("imagePath.screens.remove")}
        </Button>
      </Box>
      {screen.image !== "" && screen.isGoal !== true && others.length > 0 && (
        <AreaBoard
          image={screen.image}
          areas={screen.links}
          most={MOST_LINKS}
          isDisabled={isDisabled}
          nameOf={(index) => t("imagePath.screens.link", { number: index + 1, to: targetName(screen.links[index]?.to) })}
          onChange={(areas) => onChange({ ...screen, links: linked(areas) })}
          detailOf={(index) => (
            <TextField
              select
              size="small"
              label={t("imagePath.screens.to")}
              value={screen.links[index]?.to ?? ""}
              disabled={isDisabled}
              onChange={({ target }) =>
                onChange({
                  ...screen,
                  links: screen.links.map((link, place) => (place === index ? { ...link, to: target.value } : link)),
                })
              }
            >
              {others.map((other) => (
                <MenuItem key={other.code} value={other.code}>
                  {other.name}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      )}
    </Box>
  );
}
