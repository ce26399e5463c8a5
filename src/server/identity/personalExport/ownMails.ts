import { runStatement } from "../../db/runStatement";
import type { ExportCall } from "./exportTools";
import { pages } from "./pages";

// Mails about accounts are secret even to who has stolen a session: their links are not handed over again.
const OUTBOX = `select o.id, o.channel, o.subject, case when o.is_about_account then null else o.text end as text, o.status,
    o.sent_at as "sentAt", o.created_at as "createdAt"
  from outbox o where o.space_id = $1::uuid and lower(o.recipient) = lower($2) and o.id > $3::uuid order by o.id limit $4`;

/** Those to many, of which the member is one. */
const LISTED = `select e.id, 'mail' as channel, e.subject, e.content as text, e.status, e.sent_at as "sentAt",
    e.created_at as "createdAt"
  from email_record e where e.space_id = $1::uuid and e.member is null and $2 = any(e."to") and e.id > $3::uuid
  order by e.id limit $4`;

interface MailRow {
  readonly id: string;
}

/** What was mailed to the member in the community's name, as long as it's kept. */
export async function* ownMails({ context, session }: ExportCall): AsyncGenerator<object> {
  const { database, catalog } = context;
  const values = [session.space.id, await memberEmail(database, session.memberId)];
  for await (const { id: _id, ...mail } of pages<MailRow>(database, { text: OUTBOX, values })) yield mail;
  if (!catalog.entities.has("emailRecord")) return;
  for await (const { id: _id, ...mail } of pages<MailRow>(database, { text: LISTED, values })) yield mail;
}

async function memberEmail(database: ExportCall["context"]["database"], memberId: string): Promise<string> {
  const text = "select email from member where id = $1";
  const [row] = await runStatement<{ email: string }>(database, { text, values: [memberId] });
  return row?.email ?? "";
}
