import type { useTexts } from "../screens/common/useTexts";

export type Translate = ReturnType<typeof useTexts>["t"];
