import { personalFiles } from "../../api/rest/person/personalFiles";
import { personalRows } from "../../api/rest/person/personalRows";
import { runStatement } from "../../db/runStatement";
import type { ExportCall } from "./exportTools";

interface FileRow {
  readonly id: string;
}

/** The files that the member uploaded, with the addresses at which its session opens them. */
export async function* ownFiles({ context, member, session }: ExportCall): AsyncGenerator<object> {
  const { database, catalog } = context;
  const record = { id: session.memberId, spaceId: session.space.id, accountId: session.accountId };
  const ids = await personalFiles(context, personalRows(catalog, member), record);
  const rows = await runStatement<FileRow>(database, {
    text: `select id, name, media_type as "mediaType", size, created_at as "createdAt" from file where id = any($1::uuid[]) order by id`,
    values: [[...ids]],
  });
  for (const { id, ...file } of rows) yield { ...file, url: `/files/${id}` };
}
