import type { Database } from "../db/database";
import { quote } from "../db/names";
import { runStatement } from "../db/runStatement";
import { dataPattern, FORGOTTEN, type PersonWords, prosePattern } from "./words";

/** Texts of others, and of the platform, that may name a person. */
interface Target {
  readonly table: string;
  readonly texts?: readonly string[];
  readonly documents?: readonly string[];
  /** SQL over the table: rows of the space `$1`; those of its space column unless told. */
  readonly where?: string;
  /** Running text, where a nickname counts as a word. @default false */
  readonly isProse?: boolean;
}

const IN_SPACE = "space_id = $1::uuid";
/** A report is known by the job or by the file. */
const REPORTS = `report_id in (select id from job where ${IN_SPACE} union select id from file where ${IN_SPACE})`;

const TARGETS: readonly Target[] = [
  {
    table: "outbox",
    texts: ["subject", "text"],
    documents: ["content", "headers"],
    // The farewell is the person's own, and swept a day later.
    where: `${IN_SPACE} and recipient !~* $2`,
    isProse: true,
  },
  { table: "email_record", texts: ["subject", "content"], isProse: true },
  { table: "ledger_transfer", texts: ["concept"], isProse: true },
  // A person's name stands in others' alerts, too: what somebody wrote, and values of words.
  { table: "notification", texts: ["title", "message"], documents: ["params"], isProse: true },
  { table: "draft", documents: ["data"] },
  { table: "saved_view", texts: ["name"], documents: ["settings"] },
  {
    table: "job",
    texts: ["title"],
    documents: ["payload", "result", "checkpoint"],
    where: `${IN_SPACE} and state not in ('waiting', 'running')`,
  },
  { table: "file", texts: ["name"] },
  { table: "import_fault", documents: ["faults"], where: REPORTS },
];

async function hasTable(database: Database, table: string): Promise<boolean> {
  const [row] = await runStatement<{ found: boolean }>(database, {
    text: "select to_regclass($1) is not null as found",
    values: [quote(table)],
  });
  return row?.found === true;
}

async function scrubTarget(database: Database, target: Target, spaceId: string, words: PersonWords): Promise<void> {
  const { table, texts = [], documents = [], where = IN_SPACE, isProse = false } = target;
  // A project may do without the entity.
  if (!(await hasTable(database, table))) return;
  const columns = [...texts, ...documents].map(quote);
  const set = [
    ...texts.map((column) => `${quote(column)} = regexp_replace(${quote(column)}, $2, $3, 'gi')`),
    ...documents.map((column) => `${quote(column)} = regexp_replace(${quote(column)}::text, $2, $3, 'gi')::jsonb`),
  ];
  const found = columns.map((column) => `${column}::text ~* $2`).join(" or ");
  await runStatement(database, {
    text: `update ${quote(table)} set ${set.join(", ")} where ${where} and (${found})`,
    values: [spaceId, isProse ? prosePattern(words) : dataPattern(words), FORGOTTEN],
  });
}

/** Takes the words out of what others wrote about the person in the space, and out of what is kept for the platform. */
export async function scrubTexts(database: Database, spaceId: string, words: PersonWords): Promise<void> {
  for (const target of TARGETS) await scrubTarget(database, target, spaceId, words);
  // Whoever repeats such a call within the day has it done again, or is told that it was.
  await runStatement(database, { text: "delete from idempotency_key where body ~* $1", values: [dataPattern(words)] });
}
