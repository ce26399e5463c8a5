import type { useTexts } from "../../../../client/kit";

export type Translate = ReturnType<typeof useTexts>["t"];
