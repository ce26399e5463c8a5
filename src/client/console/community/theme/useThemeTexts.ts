import { useCallback } from "react";
import { useTexts } from "../../../screens/common/useTexts";
import { CONFIGURED } from "./themeFormSchema";

function entityOf(name: string): string {
  return CONFIGURED.has(name) ? "communityConfiguration" : "community";
}

/** The words of the look's fields: those of the entities that hold them. */
export function useThemeTexts() {
  const { t } = useTexts();
  const label = useCallback((name: string) => t(`entities.${entityOf(name)}.fields.${name}`), [t]);
  const help = useCallback((name: string) => t(`entities.${entityOf(name)}.helps.${name}`, { _: "" }), [t]);
  const value = useCallback((name: string, one: string) => t(`entities.${entityOf(name)}.enums.${name}.${one}`), [t]);
  return { label, help, value };
}
