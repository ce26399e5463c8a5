import type { Comment } from "../../../../contracts/api/comments";
import { type FileStore, zipFile } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { endingOf } from "../../../../shared/fileTypes";
import type { Reader } from "../conversation/openReader";
import type { CommentFilter } from "../read/filter";
import { addressesOf } from "../write/attachments";
import { readTranscript } from "./readTranscript";

const VISUAL: ReadonlySet<string> = new Set(["images", "videos"]);

const chosenOf = (comment: Comment, { isVisual = false }: CommentFilter) =>
  addressesOf(comment).filter(([kind]) => !isVisual || VISUAL.has(kind));

/** Which of the attached files are taken. */
export interface FileChoice {
  /** Of the comments that they belong to; `isVisual` leaves images and videos. */
  readonly filter: CommentFilter;
  /** @default all */
  readonly fileIds?: ReadonlySet<string>;
}

interface Found {
  readonly id: string;
  readonly seq: number;
  readonly author: string;
}

async function readFiles({ db }: Reader, found: readonly Found[]) {
  if (found.length === 0) return new Map<string, { readonly name: string; readonly mediaType: string }>();
  const rows = await db
    .selectFrom("file")
    .select(["id", "name", "mediaType"])
    .where(
      "id",
      "in",
      found.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** `0012-lucia-1.jpg`: in the order of the conversation, each name once. */
function nameOf(
  { seq, author }: Found,
  index: number,
  { name, mediaType }: { readonly name: string; readonly mediaType: string },
) {
  const extension =
    endingOf(mediaType) ??
    name
      .split(".")
      .at(-1)
      ?.replace(/[^A-Za-z0-9]/g, "") ??
    "bin";
  const person = author.replace(/[^\p{L}\p{N}_-]/gu, "_");
  return `${String(seq).padStart(4, "0")}-${person || "x"}-${index + 1}.${extension}`;
}

async function findFiles(reader: Reader, { filter, fileIds }: FileChoice): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const comments of readTranscript(reader, filter))
    for (const comment of comments)
      for (const [, address] of chosenOf(comment, filter))
        found.push({ id: address.split("/").at(-1) ?? "", seq: comment.seq, author: comment.author.name });
  return fileIds ? found.filter(({ id }) => fileIds.has(id)) : found;
}

/**
 * What was attached to comments of a conversation, as a ZIP that is written while it is sent; files of elsewhere are left out.
 * @throws AppError `record.notFound` where files were chosen, and none of them is the conversation's
 */
export async function multimediaOf(
  reader: Reader,
  files: Pick<FileStore, "read">,
  choice: FileChoice,
): Promise<AsyncGenerator<Buffer>> {
  const found = await findFiles(reader, choice);
  if (choice.fileIds && found.length === 0) throw new AppError("record.notFound");
  const known = await readFiles(reader, found);
  return zipFile(
    found.flatMap((file, index) => {
      const row = known.get(file.id);
      return row ? [{ name: nameOf(file, index, row), content: files.read(file.id) as AsyncIterable<Uint8Array> }] : [];
    }),
  );
}
