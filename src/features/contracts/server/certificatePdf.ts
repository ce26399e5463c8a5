import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { RouteContext, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Language } from "../../../shared/languages";
import { readDocument } from "./contractDocument";

const MARGIN = 56;
/** A4 in points, without margins. */
const WIDTH = 595.28 - 2 * MARGIN;
const [GREY, DARK] = ["#5b6470", "#1b1f24"];
/** What the PDF's own fonts have: Windows-1252. */
const UNKNOWN = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** A letter that the fonts don't have stands without its mark, else as a question mark. */
const drawable = (text: string): string =>
  text.replaceAll(/[\u202f\u2009]/g, "\xa0").replaceAll(UNKNOWN, (letter) => {
    const [bare = ""] = letter.normalize("NFD");
    return bare !== letter && /[a-z]/i.test(bare) ? bare : "?";
  });

interface CertificateTools {
  readonly files: RouteContext["files"];
  readonly text: RouteContext["text"];
  readonly timeZone: string;
  readonly language: Language;
}

/**
 * Who signed which document and when, on a page of its own with the document attached: joined to it the document would be
 * another file, and its SHA-256 nobody's.
 * @throws AppError `record.notFound` where nobody has signed
 */
export async function certificatePdf(db: SpaceDb, id: string, { files, text, timeZone, language }: CertificateTools) {
  const { contract, fileId } = await readDocument(db, id);
  const { number, title, decidedAt, signerName, signerEmail, documentHash } = contract;
  if (!decidedAt || !signerName || !documentHash) throw new AppError("record.notFound");
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  const t = (key: string) => text(`contracts.certificate.${key}`, {}, language);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone });
  const lines = [
    ["contract", `${number} · ${title}`],
    ["company", company?.name ?? ""],
    ["signer", signerName],
    ["email", signerEmail ?? ""],
    ["moment", moment.format(new Date(decidedAt))],
    ["instant", new Date(decidedAt).toISOString()],
    ["hash", documentHash],
  ] as const;
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: `${t("title")} ${number}`, CreationDate: new Date(decidedAt) },
  });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => document.once("end", resolve));
  document
    .font("Helvetica-Bold")
    .fontSize(22)
    .fillColor(DARK)
    .text(drawable(t("title")), { width: WIDTH });
  document
    .font("Helvetica")
    .fontSize(11)
    .moveDown(0.6)
    .text(drawable(t("intro")), { width: WIDTH })
    .moveDown(1.2);
  for (const [name, value] of lines) {
    document
      .font("Helvetica")
      .fontSize(9)
      .fillColor(GREY)
      .text(drawable(t(name)), { width: WIDTH });
    document
      .font(name === "hash" ? "Courier" : "Helvetica-Bold")
      .fontSize(11)
      .fillColor(DARK)
      .text(drawable(value), { width: WIDTH })
      .moveDown(0.7);
  }
  document
    .font("Helvetica")
    .fontSize(9)
    .fillColor(GREY)
    .text(drawable(t("attached")), { width: WIDTH });
  const name = `${number.replaceAll(/[^\w.-]+/g, "-")}.pdf`;
  document.file(await buffer(files.read(fileId)), { name, type: "application/pdf", creationDate: new Date(decidedAt) });
  document.end();
  await ended;
  return { content: Buffer.concat(parts), name: `${t("fileName")}-${name}` };
}
