import { type FileStore, zipFile } from "../../../../server/kit";
import type { Comment } from "../../shared/comment";
import type { Reader } from "../conversation/openReader";
import { readTranscript } from "./readTranscript";

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
  "application/pdf": "pdf",
};

const addressesOf = ({ images, videos, files, pdf }: Comment) => [
  ...images.map(({ image }) => image),
  ...videos.map(({ file }) => file),
  ...files.map(({ file }) => file),
  ...(pdf ? [pdf] : []),
];

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
    EXTENSIONS[mediaType] ??
    name
      .split(".")
      .at(-1)
      ?.replace(/[^A-Za-z0-9]/g, "") ??
    "bin";
  const person = author.replace(/[^\p{L}\p{N}_-]/gu, "_");
  return `${String(seq).padStart(4, "0")}-${person || "x"}-${index + 1}.${extension}`;
}

/** All that was attached, as a ZIP that is written while it is sent. */
export async function multimediaOf(reader: Reader, files: Pick<FileStore, "read">): Promise<AsyncGenerator<Buffer>> {
  const found: Found[] = [];
  for await (const comments of readTranscript(reader))
    for (const comment of comments)
      for (const address of addressesOf(comment))
        found.push({ id: address.split("/").at(-1) ?? "", seq: comment.seq, author: comment.author.name });
  const known = await readFiles(reader, found);
  return zipFile(
    found.flatMap((file, index) => {
      const row = known.get(file.id);
      return row ? [{ name: nameOf(file, index, row), content: files.read(file.id) as AsyncIterable<Uint8Array> }] : [];
    }),
  );
}
