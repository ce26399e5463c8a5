import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";

const LARGEST_PAGE = 100;
const DEFAULT_SIZE = 10;
const MOST_DIGITS = 6;

/** Which part of a list is asked for. */
export interface Page {
  /** From 0. */
  readonly page: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

export interface PageQuerystring {
  readonly page?: string;
  readonly pageSize?: string;
}

export const PAGE_QUERY: JsonObject = {
  type: "object",
  additionalProperties: false,
  properties: {
    page: { type: "string", description: "From 0" },
    pageSize: { type: "string", description: "1 to 100; 10 where absent" },
  },
};

/** @throws AppError `request.invalid` */
function numberOf(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = /^\d+$/.test(text) && text.length <= MOST_DIGITS ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new AppError("request.invalid", { faults: [{ path: `/${name}`, rule: "format" }] });
}

/** @throws AppError `request.invalid` for what is no number, or out of bounds */
export function pageOf({ page = "0", pageSize = String(DEFAULT_SIZE) }: PageQuerystring): Page {
  return {
    page: numberOf("page", page, [0, 10 ** MOST_DIGITS]),
    pageSize: numberOf("pageSize", pageSize, [1, LARGEST_PAGE]),
  };
}
