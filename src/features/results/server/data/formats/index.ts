import { csv } from "./csv";
import type { DataFormat } from "./dataFormat";
import { sav } from "./sav";
import { xlsx } from "./xlsx";

/** Formats of data files, by the ending of their names. */
export const DATA_FORMATS = { csv, xlsx, sav } satisfies Readonly<Record<string, DataFormat>>;
export type DataEnding = keyof typeof DATA_FORMATS;
