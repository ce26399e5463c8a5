import type { BoardFilter } from "./boardFilter";

export type ChangeFilter = (change: Partial<Record<keyof BoardFilter, string | boolean | undefined>>) => void;
