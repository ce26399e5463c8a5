import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Confirmation } from "../../shared/ordersApi";

/** What stands before a number's last digits, and those digits: `2027/031` is the 31st of `2027/`. */
function placeOf(number: string) {
  const [, series = "", digits = ""] = /^(.*?)(\d+)$/.exec(number) ?? [];
  return digits === "" ? undefined : { series, place: BigInt(digits) };
}

const refuse = (name: "future" | "early" | "late", params: Readonly<Record<string, string>> = {}): never => {
  const messageKey = `credits.orders.confirm.issue.${name}`;
  throw new AppError("request.invalid", { faults: [{ path: "/invoiceDate", rule: "formatDate", params, messageKey }] });
};

/**
 * An invoice is of no day to come, and those of one series of numbers follow one another by their days, too.
 * @throws AppError `request.invalid` at `/invoiceDate`
 */
export async function checkInvoiceDate(
  db: SpaceDb,
  { invoiceNumber, invoiceDate }: Pick<Confirmation, "invoiceNumber" | "invoiceDate">,
): Promise<void> {
  if (invoiceDate > (await db.today())) refuse("future");
  const own = placeOf(invoiceNumber);
  if (!own) return;
  const others = await db
    .selectFrom("creditOrder")
    .select(["invoiceNumber as number", "invoiceDate as date"])
    .where("invoiceNumber", "is not", null)
    .where("invoiceDate", "is not", null)
    .where("invoiceDate", "!=", invoiceDate)
    .execute();
  for (const { number, date } of others) {
    const other = placeOf(number ?? "");
    if (!number || !date || other?.series !== own.series) continue;
    if (other.place < own.place && date > invoiceDate) refuse("early", { number });
    if (other.place > own.place && date < invoiceDate) refuse("late", { number });
  }
}
