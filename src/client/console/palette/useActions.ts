import { useTheme as useMuiTheme } from "@mui/material/styles";
import { useTheme } from "react-admin";
import { LANGUAGES } from "../../../shared/languages";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { usePreview } from "../preview/previewContext";
import { useShortcutsHelp } from "../shortcuts/ConsoleShortcuts";
import { useSetLanguage } from "../useConsoleLanguage";
import type { Hit } from "./hit";

/** What can be done from anywhere: create, change how the console looks, learn its keys. */
export function useActions(): readonly Hit[] {
  const { entities } = useCatalog();
  const { t, language } = useTexts();
  const { mode } = useMuiTheme().palette;
  const [, setMode] = useTheme(mode);
  const setLanguage = useSetLanguage();
  const help = useShortcutsHelp();
  const { as, leave } = usePreview();
  const action = (key: string, label: string, icon: string, go: Hit["go"]): Hit => ({ key, group: "action", label, icon, go });
  return [
    ...entities
      .filter(({ create, group }) => create && group !== "none")
      .map((entity) => {
        const title = entityName(t, entity, 1);
        const label = t("console.record.new", { name: title.toLowerCase(), title });
        return action(`create:${entity.resource}`, label, "Add", { to: `/${entity.resource}/create` });
      }),
    action(
      "theme",
      t(mode === "dark" ? "console.shell.toLight" : "console.shell.toDark"),
      mode === "dark" ? "LightMode" : "DarkMode",
      {
        run: () => setMode(mode === "dark" ? "light" : "dark"),
      },
    ),
    ...LANGUAGES.filter((code) => code !== language).map((code) =>
      action(`language:${code}`, `${t("console.shell.language")}: ${t(`console.languages.${code}`)}`, "Language", {
        run: () => void setLanguage(code),
      }),
    ),
    action("help", t("console.shortcuts.help"), "Keyboard", { run: help }),
    ...(as ? [action("preview", t("console.preview.leave"), "Close", { run: leave })] : []),
  ];
}
