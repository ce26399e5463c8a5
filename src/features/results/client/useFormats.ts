import { useMemo } from "react";
import { useTexts } from "../../../client/kit/charts";
import { createFormats, type Formats } from "./format";

export function useFormats(): Formats {
  const { language } = useTexts();
  return useMemo(() => createFormats(language), [language]);
}
