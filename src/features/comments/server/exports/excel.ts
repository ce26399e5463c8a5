import type { Comment } from "../../../../contracts/api/comments";
import { type RouteContext, type SpaceDb, xlsxFile } from "../../../../server/kit";
import type { Reader } from "../conversation/openReader";
import { readTopicNames, readTranscript } from "./readTranscript";

type Cell = string | number | boolean | null;

interface Column {
  /** Key below `comments.export`. */
  readonly name: string;
  readonly format?: "moment";
  readonly cell: (comment: Comment, names: Names) => Cell;
}

interface Names {
  readonly topics: ReadonlyMap<string, string>;
  /** Numbers of comments, by id. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Names of the codes of each comment. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  readonly text: (key: string) => string;
}

const authorName = ({ author }: Comment, { text }: Names) => author.name || text("comments.export.gone");
const attached = ({ images, videos, files, pdf }: Comment) => images.length + videos.length + files.length + (pdf ? 1 : 0);

const COLUMNS: readonly Column[] = [
  { name: "number", cell: ({ seq }) => seq },
  { name: "replyTo", cell: ({ parentId }, { numbers }) => numbers.get(parentId ?? "") ?? null },
  { name: "date", format: "moment", cell: ({ createdAt }) => createdAt },
  { name: "author", cell: authorName },
  { name: "isTeam", cell: ({ author }) => author.kind === "team" },
  { name: "topic", cell: ({ topicId }, { topics }) => topics.get(topicId ?? "") ?? null },
  { name: "text", cell: ({ text }) => text },
  { name: "likes", cell: ({ likes }) => likes },
  { name: "dislikes", cell: ({ dislikes }) => dislikes },
  { name: "medal", cell: ({ medal }) => medal },
  { name: "tags", cell: ({ team }) => team?.tags.join(", ") || null },
  { name: "codes", cell: ({ id }, { codes }) => codes.get(id)?.join(", ") ?? null },
  { name: "note", cell: ({ team }) => team?.note ?? null },
  { name: "attached", cell: attached },
  { name: "files", cell: ({ attached: files }) => files.map(({ name }) => name).join("\n") || null },
  { name: "status", cell: ({ status }, { text }) => text(`entities.comment.enums.status.${status}`) },
  { name: "edited", format: "moment", cell: ({ editedAt }) => editedAt },
];

/** Names of the codes of comments, each once a comment, by its id. */
async function readCodes(db: SpaceDb, ids: readonly string[]): Promise<Names["codes"]> {
  const rows = await db
    .selectFrom("codedPassage")
    .innerJoin("commentCode", "commentCode.id", "codedPassage.code")
    .select(["codedPassage.comment", "commentCode.name"])
    .distinct()
    .where("codedPassage.comment", "in", [...ids])
    .orderBy("commentCode.name")
    .execute();
  const names = new Map<string, string[]>();
  for (const { comment, name } of rows) names.set(comment, [...(names.get(comment) ?? []), name]);
  return names;
}

async function* rowsOf(reader: Reader, text: Names["text"]): AsyncGenerator<readonly (readonly Cell[])[]> {
  const topics = await readTopicNames(reader.db, reader.view.activityId);
  const numbers = new Map<string, number>();
  for await (const comments of readTranscript(reader)) {
    for (const { id, seq } of comments) numbers.set(id, seq);
    const codes = await readCodes(
      reader.db,
      comments.map(({ id }) => id),
    );
    yield comments.map((comment) => COLUMNS.map(({ cell }) => cell(comment, { topics, numbers, codes, text })));
  }
}

/** A workbook with a row for each comment, in order. */
export function excelOf(
  reader: Reader,
  { title, timeZone }: { readonly title: string; readonly timeZone: string },
  { text }: Pick<RouteContext, "text">,
): AsyncGenerator<Buffer> {
  const headers = COLUMNS.map(({ name }) => text(`comments.export.${name}`));
  return xlsxFile({ title, headers, formats: COLUMNS.map(({ format }) => format), timeZone }, rowsOf(reader, text));
}
