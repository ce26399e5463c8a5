import type { Json } from "../../src/shared/json";

export const QUESTIONNAIRE: Json;
export const QUOTAS: readonly Json[];
export function answersOf(n: number): Readonly<Record<string, Json>>;
