import { Box, Button, FormLabel, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Icon, type QuestionSettingProps, useTexts } from "../../../../src/client/kit/console";
import type { Json } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import { type ImagePathQuestion, MOST_SCREENS, type Screen } from "../../questions/imagePath/imagePathQuestion";
import { ScreenEditor } from "./ScreenEditor";

/** The first of s1, s2 ... that no screen has. */
function newCode(screens: readonly Screen[]): string {
  let number = screens.length + 1;
  while (screens.some(({ code }) => code === `s${number}`)) number += 1;
  return `s${number}`;
}

/** Without a screen, nor the links that led to it. */
function without(screens: readonly Screen[], code: string): readonly Screen[] {
  return screens
    .filter((screen) => screen.code !== code)
    .map((screen) => ({ ...screen, links: screen.links.filter(({ to }) => to !== code) }));
}

/** The screens of a prototype: a list, of which one is open with its picture and links. */
export function ScreensField({ title, help, question, language, fallbackLanguage, isDisabled, onChange }: QuestionSettingProps) {
  const { t } = useTexts();
  const id = useId();
  const { screens } = question as ImagePathQuestion;
  const [open, setOpen] = useState(screens[0]?.code);
  const current = screens.findIndex(({ code }) => code === open);
  const screen = screens[current];
  const save = (next: readonly Screen[]) => onChange(next as unknown as Json);
  const nameOf = ({ label, code }: Screen) => localize(label, language, fallbackLanguage).trim() || code;

  function add() {
    const code = newCode(screens);
    const label = { [language]: t("imagePath.screens.newName", { number: screens.length + 1 }) };
    save([...screens, { code, label, image: "", links: [] }]);
    setOpen(code);
  }
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "grid", gap: 1.5 }}>
      <Box>
        <FormLabel component="div" id={id} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
          {title}
        </FormLabel>
        {help && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {help}
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 1 }}>
        {screens.map((one, index) => (
          <li key={one.code}>
            <Button
              size="small"
              variant={one.code === open ? "contained" : "outlined"}
              aria-pressed={one.code === open}
              startIcon={one.isGoal ? <Icon name="Flag" /> : index === 0 ? <Icon name="PlayCircle" /> : undefined}
              onClick={() => setOpen(one.code)}
              sx={{ minHeight: 36 }}
            >
              {nameOf(one)}
              {one.isGoal
                ? ` (${t("imagePath.screens.goalShort")})`
                : index === 0
                  ? ` (${t("imagePath.screens.startShort")})`
                  : ""}
            </Button>
          </li>
        ))}
        <li>
          <Button
            size="small"
            startIcon={<Icon name="Add" />}
            disabled={isDisabled || screens.length >= MOST_SCREENS}
            onClick={add}
            sx={{ minHeight: 36 }}
          >
            {t("imagePath.screens.add")}
          </Button>
        </li>
      </Box>
      {screen && (
        <ScreenEditor
          key={screen.code}
          screen={screen}
          isStart={current === 0}
          others={screens.filter(({ code }) => code !== screen.code).map((one) => ({ code: one.code, name: nameOf(one) }))}
          name={nameOf(screen)}
          language={language}
          isDisabled={isDisabled}
          onChange={(next) => save(screens.map((one) => (one.code === next.code ? next : one)))}
          onStart={() => save([screen, ...screens.filter(({ code }) => code !== screen.code)])}
          onRemove={() => {
            save(without(screens, screen.code));
            setOpen(screens.find(({ code }) => code !== screen.code)?.code);
          }}
        />
      )}
    </Box>
  );
}
