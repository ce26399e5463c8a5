import type { PageQuery } from "../../../contracts/api/ledger";
import type { ValueOf } from "../../../shared/calls/defineApi";
import { AppError } from "../../../shared/errors";

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

/** @throws AppError `request.invalid` */
function numberOf(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = /^\d+$/.test(text) && text.length <= MOST_DIGITS ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new AppError("request.invalid", { faults: [{ path: `/${name}`, rule: "format" }] });
}

/** @throws AppError `request.invalid` for what is no number, or out of bounds */
export function pageOf({ page = "0", pageSize = String(DEFAULT_SIZE) }: ValueOf<typeof PageQuery>): Page {
  return {
    page: numberOf("page", page, [0, 10 ** MOST_DIGITS]),
    pageSize: numberOf("pageSize", pageSize, [1, LARGEST_PAGE]),
  };
}
