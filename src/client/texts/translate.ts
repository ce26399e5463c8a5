import type { useTexts } from "../screens/common/useTexts";

/** A text of the locales by its key, in the reader's language. */
export type Translate = ReturnType<typeof useTexts>["t"];
