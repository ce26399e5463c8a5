import PDFDocument from "pdfkit";
import type { RouteContext, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { resolveLanguage } from "../../../../shared/languages";

const MARGIN = 56;
/** A4 in points, without margins. */
const WIDTH = 595.28 - 2 * MARGIN;
const [GREY, DARK] = ["#5b6470", "#1b1f24"];
const [REGULAR, BOLD] = ["Helvetica", "Helvetica-Bold"];
/** What the PDF's own fonts have: Windows-1252. */
const UNKNOWN = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Letters whose stroke is no mark of its own. */
const BARE: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i" };

/** A letter that the fonts don't have stands without its mark, else as a question mark. */
const drawable = (text: string): string =>
  text.replaceAll(/[\u202f\u2009]/g, "\xa0").replaceAll(UNKNOWN, (letter) => {
    const [bare = ""] = BARE[letter] ?? letter.normalize("NFD");
    return bare !== letter && /[a-z]/i.test(bare) ? bare : "?";
  });

type Document = InstanceType<typeof PDFDocument>;

/** A confirmed order, as it was written down. @throws AppError `record.notFound` */
async function readInvoice(db: SpaceDb, id: string) {
  const row = await db.selectFrom("creditOrder").selectAll().where("id", "=", id).executeTakeFirst();
  if (row?.status !== "CONFIRMED" || row.invoiceNumber === null || row.invoiceDate === null)
    throw new AppError("record.notFound");
  return { ...row, invoiceNumber: row.invoiceNumber, invoiceDate: row.invoiceDate };
}

type Invoice = Awaited<ReturnType<typeof readInvoice>>;
/** Words and figures of the invoice's language. */
interface Words {
  readonly t: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly euros: (value: unknown, most?: number) => string;
  readonly number: (value: number) => string;
  readonly day: (day: string) => string;
}

function wordsOf(language: string, text: RouteContext["text"]): Words {
  return {
    t: (key, params) => text(`credits.invoice.${key}`, params, resolveLanguage(language)),
    euros: (value, most = 2) =>
      new Intl.NumberFormat(language, { style: "currency", currency: "EUR", maximumFractionDigits: most }).format(Number(value)),
    number: (value) => new Intl.NumberFormat(language).format(value),
    day: (day) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)),
  };
}

interface Party {
  readonly label: string;
  readonly lines: readonly (string | null)[];
  readonly x: number;
}

function drawParty(document: Document, { label, lines, x }: Party, top: number): number {
  const width = WIDTH / 2 - 12;
  const [name = "", ...rest] = lines.filter((line): line is string => Boolean(line));
  document.font(REGULAR).fontSize(9).fillColor(GREY).text(drawable(label), x, top, { width });
  document.font(BOLD).fontSize(11).fillColor(DARK).text(drawable(name), { width }).font(REGULAR).fontSize(10);
  for (const line of rest) document.text(drawable(line), { width });
  return document.y;
}

/** Columns from the left: what, how many, for how much each, for how much. */
const COLUMNS = [
  { x: MARGIN, width: WIDTH * 0.4, align: "left" },
  { x: MARGIN + WIDTH * 0.4, width: WIDTH * 0.18, align: "right" },
  { x: MARGIN + WIDTH * 0.58, width: WIDTH * 0.2, align: "right" },
  { x: MARGIN + WIDTH * 0.78, width: WIDTH * 0.22, align: "right" },
] as const;

function drawRow(document: Document, cells: readonly string[], top: number): number {
  const bottoms = COLUMNS.map(({ x, width, align }, index) => {
    document.text(drawable(cells[index] ?? ""), x, top, { width, align });
    return document.y;
  });
  const bottom = Math.max(...bottoms) + 8;
  document
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + WIDTH, bottom)
    .lineWidth(0.5)
    .strokeColor("#c9ced6")
    .stroke();
  return bottom + 8;
}

function drawSums(document: Document, invoice: Invoice, { t, euros, number }: Words, start: number): void {
  const sums = [
    { label: t("net"), value: euros(invoice.price), isLast: false },
    { label: t("tax", { rate: number(Number(invoice.taxRate)) }), value: euros(invoice.tax), isLast: false },
    { label: t("total"), value: euros(invoice.total), isLast: true },
  ];
  let top = start;
  for (const { label, value, isLast } of sums) {
    const size = isLast ? 12 : 10;
    document
      .font(isLast ? BOLD : REGULAR)
      .fontSize(size)
      .fillColor(DARK);
    document.text(drawable(label), MARGIN + WIDTH * 0.4, top, { width: WIDTH * 0.38, align: "right" });
    document.text(drawable(value), MARGIN + WIDTH * 0.78, top, { width: WIDTH * 0.22, align: "right" });
    top += size + 8;
  }
}

function draw(document: Document, invoice: Invoice, words: Words): void {
  const { t, euros, number, day } = words;
  const { amount, reference, invoiceNumber, invoiceDate, billedName, billedVatNumber, billedAddress } = invoice;
  const { issuer, issuerTaxNumber, issuerAddress } = invoice;
  const vat = (number: string | null) => number && t("vatNumber", { number });
  document
    .font(BOLD)
    .fontSize(22)
    .fillColor(DARK)
    .text(drawable(t("title")), MARGIN, MARGIN);
  document.font(REGULAR).fontSize(10).moveDown(0.4);
  document.text(drawable(t("number", { number: invoiceNumber })), { width: WIDTH });
  document.text(drawable(t("date", { date: day(invoiceDate) })));
  if (reference) document.text(drawable(t("reference", { reference })), { width: WIDTH });
  const top = document.y + 24;
  const bottoms = [
    drawParty(document, { label: t("from"), lines: [issuer, vat(issuerTaxNumber), issuerAddress], x: MARGIN }, top),
    drawParty(
      document,
      {
        label: t("to"),
        lines: [billedName, vat(billedVatNumber), billedAddress],
        x: MARGIN + WIDTH / 2 + 12,
      },
      top,
    ),
  ];
  const table = Math.max(...bottoms) + 32;
  document.font(BOLD).fontSize(9).fillColor(GREY);
  const first = drawRow(document, [t("what"), t("quantity"), t("unitPrice"), t("amount")], table);
  document.font(REGULAR).fontSize(10).fillColor(DARK);
  // Credits cost less than a cent each, too.
  const unitPrice = euros(Number(invoice.price) / amount, 4);
  const last = drawRow(document, [t("credits"), number(amount), unitPrice, euros(invoice.price)], first);
  drawSums(document, invoice, words, last + 8);
}

/**
 * An order's invoice, as it was on the day of its confirmation: the same bytes' worth at every call.
 * @throws AppError `record.notFound` where there is none
 */
export async function invoicePdf(db: SpaceDb, id: string, text: RouteContext["text"]) {
  const invoice = await readInvoice(db, id);
  const language = resolveLanguage(invoice.billedLanguage ?? undefined);
  const words = wordsOf(language, text);
  const title = `${words.t("title")} ${invoice.invoiceNumber}`;
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: invoice.issuer ?? "", CreationDate: new Date(invoice.invoiceDate) },
  });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => document.once("end", resolve));
  draw(document, invoice, words);
  document.end();
  await ended;
  const name = invoice.invoiceNumber.replaceAll(/[^\w.-]+/g, "-");
  return { content: Buffer.concat(parts), name: `${words.t("fileName")}-${name}` };
}
