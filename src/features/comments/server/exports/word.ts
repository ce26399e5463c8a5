import { Document, HeadingLevel, ImageRun, Packer, Paragraph, TextRun } from "docx";
import sharp from "sharp";
import type { AttachedFile, Comment } from "../../../../contracts/api/comments";
import type { FileStore, RouteContext } from "../../../../server/kit";
import type { Reader } from "../conversation/openReader";
import { readTopicNames, readTranscript } from "./readTranscript";

/** Pixels of an image on the page. */
const WIDEST = 320;
const INDENT = 720;

export interface WordOptions extends Pick<RouteContext, "text" | "language"> {
  readonly title: string;
  readonly description: string;
  readonly timeZone: string;
  readonly files: Pick<FileStore, "read">;
}

async function bytesOf(files: WordOptions["files"], address: string): Promise<Buffer | undefined> {
  const id = address.split("/").at(-1) ?? "";
  try {
    return Buffer.concat(await files.read(id).toArray());
  } catch {
    // An image whose bytes are gone leaves the rest readable.
    return undefined;
  }
}

async function imageOf(files: WordOptions["files"], address: string): Promise<ImageRun | undefined> {
  const content = await bytesOf(files, address);
  if (!content) return undefined;
  const { data, info } = await sharp(content)
    .resize({ width: WIDEST * 2, withoutEnlargement: true })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, WIDEST / info.width);
  const transformation = { width: Math.round(info.width * scale), height: Math.round(info.height * scale) };
  return new ImageRun({ type: "jpg", data, transformation });
}

/** Control characters have no place in XML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML can't hold
const plain = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");

function linesOf(text: string): readonly TextRun[] {
  return plain(text)
    .split("\n")
    .map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }));
}

/** What a transcript can't hold is named: it is in the archive. */
const fileLine = ({ kind, name }: AttachedFile, { text }: WordOptions) =>
  new TextRun({ text: plain(`${text(`comments.files.kind.${kind}`)}: ${name}`), italics: true, color: "444444" });

async function paragraphsOf(comment: Comment, options: WordOptions): Promise<readonly Paragraph[]> {
  const { author, createdAt, text, images, attached, medal, parentId } = comment;
  const indent = parentId ? { indent: { left: INDENT } } : {};
  const when = new Intl.DateTimeFormat(options.language, { dateStyle: "medium", timeStyle: "short", timeZone: options.timeZone });
  const name = author.name || options.text("comments.export.gone");
  const marks = [author.kind === "team" ? options.text("comments.export.isTeam") : "", medal ? "★" : ""].filter(Boolean);
  const head = new Paragraph({
    ...indent,
    spacing: { before: 200 },
    keepNext: true,
    children: [
      new TextRun({ text: plain([name, ...marks].join(" · ")), bold: true }),
      new TextRun({ text: `   ${when.format(new Date(createdAt))}`, color: "666666", size: 18 }),
    ],
  });
  const pictures = (await Promise.all(images.map(({ image }) => imageOf(options.files, image)))).flatMap((image) => image ?? []);
  return [
    head,
    new Paragraph({ ...indent, children: [...linesOf(text)] }),
    ...pictures.map((image) => new Paragraph({ ...indent, children: [image] })),
    ...attached
      .filter(({ kind }) => kind !== "image")
      .map((file) => new Paragraph({ ...indent, children: [fileLine(file, options)] })),
  ];
}

/** Threads in order, each followed by its replies; by topic where there are some. */
function arranged(comments: readonly Comment[], topics: ReadonlyMap<string, string>) {
  const roots = comments.filter(({ parentId }) => parentId === null);
  const threadOf = (root: Comment) => [root, ...comments.filter(({ parentId }) => parentId === root.id)];
  const groups = topics.size > 0 ? [...topics] : ([[null, ""]] as const);
  return groups.map(([topicId, name]) => ({
    name,
    comments: roots.filter((root) => root.topicId === topicId).flatMap(threadOf),
  }));
}

/** A readable transcript with its images. */
export async function wordOf(reader: Reader, options: WordOptions): Promise<Buffer> {
  const comments: Comment[] = [];
  for await (const chunk of readTranscript(reader)) comments.push(...chunk.filter(({ status }) => status === "PUBLISHED"));
  const topics = await readTopicNames(reader.db, reader.view.activityId);
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(plain(options.title))] }),
    new Paragraph({ children: [...linesOf(options.description)] }),
  ];
  for (const group of arranged(comments, topics)) {
    if (group.name) children.push(new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(plain(group.name))] }));
    for (const comment of group.comments) children.push(...(await paragraphsOf(comment, options)));
  }
  return Packer.toBuffer(new Document({ title: plain(options.title), sections: [{ children }] }));
}
