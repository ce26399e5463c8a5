import { SEARCH_FUNCTIONS } from "./searchKey";

/**
 * Tables of the platform itself, which no entity schema describes: nobody reaches them through the generated API.
 * Every statement may run again on a database that has it already.
 */
export const SYSTEM_TABLES: readonly string[] = [
  `create table if not exists space (
    id uuid primary key,
    kind text not null check (kind in ('company', 'community')),
    parent_id uuid references space (id) on delete cascade,
    origin text unique,
    name text not null,
    language text not null default 'es',
    created_at timestamptz not null default now()
  )`,
  `create table if not exists account (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    password_hash text,
    is_backoffice boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists session (
    token_hash bytea primary key,
    account_id uuid not null references account (id) on delete cascade,
    kind text not null check (kind in ('member', 'staff', 'suite', 'backoffice')),
    space_id uuid references space (id) on delete cascade,
    subject_id uuid,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  "create index if not exists session_account on session (account_id)",
  `create table if not exists audit_log (
    id bigint generated always as identity primary key,
    space_id uuid,
    account_id uuid,
    action text not null,
    entity text not null,
    record_id uuid not null,
    changes jsonb not null,
    at timestamptz not null default now()
  )`,
  "create index if not exists audit_log_record on audit_log (record_id, id)",
  `create table if not exists setup_token (
    token_hash bytea primary key,
    expires_at timestamptz not null
  )`,
  `create table if not exists schema_state (
    only_row boolean primary key default true check (only_row),
    catalog_hash text not null,
    applied_at timestamptz not null default now()
  )`,
  // Personal values stand apart, so that erasing a person takes them out of every history.
  "alter table audit_log add column if not exists personal jsonb",
  "alter table audit_log add column if not exists version integer",
  // Where an act came from: personal, and gone after a year.
  "alter table audit_log add column if not exists address text",
  "alter table audit_log add column if not exists device text",
  // Signing in or exporting a list is about no record.
  "alter table audit_log alter column record_id drop not null",
  "create index if not exists audit_log_space on audit_log (space_id, at desc, id desc)",
  "create index if not exists audit_log_account on audit_log (space_id, account_id, at desc, id desc)",
  "create index if not exists audit_log_entity on audit_log (space_id, entity, at desc, id desc)",
  "create index if not exists audit_log_action on audit_log (space_id, action, at desc, id desc)",
  "create index if not exists audit_log_located on audit_log (at) where address is not null or device is not null",
  // Answers to writes that may come twice; swept after a day.
  `create table if not exists idempotency_key (
    account_id uuid not null references account (id) on delete cascade,
    key text not null,
    request_hash text not null,
    status integer not null,
    body text not null,
    at timestamptz not null default now(),
    primary key (account_id, key)
  )`,
  // What is being written and not saved yet: forms and wizards, by person.
  `create table if not exists draft (
    id uuid primary key,
    account_id uuid not null references account (id) on delete cascade,
    space_id uuid references space (id) on delete cascade,
    key text not null,
    data jsonb not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique nulls not distinct (account_id, space_id, key)
  )`,
  // Who is editing a record, until when.
  `create table if not exists record_lock (
    entity text not null,
    record_id uuid not null,
    space_id uuid,
    account_id uuid not null,
    holder text not null,
    name text not null,
    expires_at timestamptz not null,
    primary key (entity, record_id)
  )`,
  // Long work that people follow: imports, exports. What runs them is src/server/jobs.
  `create table if not exists job (
    id uuid primary key,
    space_id uuid references space (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    kind text not null,
    title text not null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
    done integer not null default 0,
    total integer,
    payload jsonb not null,
    result jsonb,
    -- where a run that is taken up again goes on
    checkpoint jsonb,
    -- of several unfinished jobs with the same word only one may be
    exclusive text,
    -- the lease of the process that runs it, and until when that may be silent
    holder uuid,
    lease_until timestamptz,
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  "create index if not exists job_account on job (account_id, created_at desc)",
  "create unique index if not exists job_exclusive on job (exclusive) where state in ('waiting', 'running')",
  "create index if not exists job_unfinished on job (created_at) where state in ('waiting', 'running')",
  // What was wrong with files that people brought: a report is known by the file, or by the job that loads it.
  `create table if not exists import_report (
    id uuid primary key,
    account_id uuid not null,
    created_at timestamptz not null default now()
  )`,
  "create index if not exists import_report_created on import_report (created_at)",
  `create table if not exists import_fault (
    report_id uuid not null references import_report (id) on delete cascade,
    -- the first row of the chunk
    position integer not null,
    faults jsonb not null,
    primary key (report_id, position)
  )`,
  // Every applied change of the schemas, with its way back.
  `create table if not exists schema_history (
    id bigint generated always as identity primary key,
    catalog_hash text not null,
    documents jsonb not null,
    steps jsonb not null,
    way_back jsonb not null,
    applied_at timestamptz not null default now()
  )`,
  "alter table schema_history add column if not exists undone_at timestamptz",
  // Changes that wait for a person's word.
  "alter table schema_state add column if not exists waiting integer not null default 0",
  // What people know a session by: its number is no secret, its token is.
  "alter table session add column if not exists id uuid not null default gen_random_uuid()",
  "create unique index if not exists session_id on session (id)",
  "alter table session add column if not exists user_agent text",
  "alter table session add column if not exists last_used_on date not null default current_date",
  "create index if not exists session_expiry on session (expires_at)",
  // Somebody of the back office who sees a suite as a person of the company does: reads, and writes nothing.
  "alter table session add column if not exists is_viewing boolean not null default false",
  // Secrets that are good for one use: resets, invitations, sign-in codes. Only their hashes are kept.
  `create table if not exists code (
    id uuid primary key,
    purpose text not null,
    account_id uuid references account (id) on delete cascade,
    space_id uuid references space (id) on delete cascade,
    secret_hash bytea not null,
    data jsonb not null default '{}',
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    spent_at timestamptz
  )`,
  "create unique index if not exists code_secret on code (purpose, secret_hash)",
  "create index if not exists code_account on code (account_id, purpose)",
  // Tries that are limited, counted by all processes together.
  `create table if not exists attempt (
    scope text not null,
    key_hash bytea not null,
    window_start timestamptz not null,
    count integer not null default 0,
    primary key (scope, key_hash, window_start)
  )`,
  "create index if not exists attempt_window on attempt (window_start)",
  // Mails and short messages on their way: written with what they tell of, sent after it.
  `create table if not exists outbox (
    id uuid primary key,
    channel text not null check (channel in ('mail', 'sms')),
    space_id uuid references space (id) on delete cascade,
    account_id uuid references account (id) on delete set null,
    recipient text not null,
    subject text,
    text text,
    -- what its HTML is made of; this and the text of account mails hold secrets, and go when it is sent
    content jsonb,
    headers jsonb not null default '{}',
    template text,
    is_about_account boolean not null default true,
    status text not null default 'NEW' check (status in ('NEW', 'PROCESSING', 'SENT', 'ERROR')),
    attempts integer not null default 0,
    next_at timestamptz not null default now(),
    sent_at timestamptz,
    error text,
    -- there was no server to send it by: it stayed here, to be read
    is_kept boolean not null default false,
    dedupe text unique,
    created_at timestamptz not null default now()
  )`,
  // Callbacks came later than mails and short messages.
  `do $$ begin
    if exists (select from pg_constraint where conname = 'outbox_channel_check' and connamespace = current_schema()::regnamespace) then
      alter table outbox drop constraint outbox_channel_check;
      alter table outbox add constraint outbox_channel check (channel in ('mail', 'sms', 'callback'));
    end if;
  end $$`,
  // The lease of the process that is at it; until it ends is in next_at.
  "alter table outbox add column if not exists holder uuid",
  // From when a mail counts among those that a person may get in a day and in a week; null for one that never does.
  `do $$ begin
    if not exists (select from information_schema.columns
      where table_schema = current_schema() and table_name = 'outbox' and column_name = 'counted_at') then
      alter table outbox add column counted_at timestamptz;
      update outbox set counted_at = coalesce(sent_at, created_at)
      where channel = 'mail' and space_id is not null and not is_about_account;
    end if;
  end $$`,
  `create index if not exists outbox_counted on outbox (space_id, lower(recipient), counted_at)
    where counted_at is not null`,
  "create index if not exists outbox_due on outbox (next_at) where status in ('NEW', 'PROCESSING')",
  // Who wants no more mails from a space, or from the product itself where there is none.
  `create table if not exists unsubscription (
    recipient_hash bytea not null,
    space_id uuid references space (id) on delete cascade,
    created_at timestamptz not null default now(),
    unique nulls not distinct (recipient_hash, space_id)
  )`,
  // Addresses that mail servers have turned away, and how surely they are nobody's.
  `create table if not exists mail_suppression (
    recipient_hash bytea primary key,
    score integer not null,
    bounced_at timestamptz not null default now()
  )`,
  // What an account confirms a sign-in by, beside its password.
  `create table if not exists second_factor (
    id uuid primary key,
    account_id uuid not null references account (id) on delete cascade,
    kind text not null check (kind in ('sms', 'authenticator', 'passkey')),
    label text not null,
    -- the phone's number, the authenticator's secret, the passkey's public key; all but the key encrypted
    secret bytea not null,
    -- of a passkey: what browsers know it by, and how often it was used
    credential_id text unique,
    counter bigint not null default 0,
    transports jsonb not null default '[]',
    -- of an authenticator: the time step of the last code that was good
    last_step bigint not null default 0,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    last_used_at timestamptz
  )`,
  "create index if not exists second_factor_account on second_factor (account_id)",
  // When the session's second step was taken; where none is needed it stays empty.
  "alter table session add column if not exists second_factor_at timestamptz",
  // What is yet to go of people who are erased: files' bytes, and the words by which they are found in others' texts.
  `create table if not exists forgetting (
    id uuid primary key,
    space_id uuid not null references space (id) on delete cascade,
    file_ids jsonb not null default '[]',
    words jsonb,
    created_at timestamptz not null default now()
  )`,
  // What is to be done at a time: events on their way, appointments, recurring work. See src/server/scheduler.
  `create table if not exists scheduled_task (
    id uuid primary key,
    kind text not null check (kind in ('follower', 'appointment', 'recurring')),
    name text not null,
    space_id uuid references space (id) on delete cascade,
    payload jsonb not null default '{}',
    due_at timestamptz not null default now(),
    -- of several with the same key only one waits
    key text unique,
    attempts integer not null default 0,
    -- until when a process is at it
    lease_until timestamptz,
    error text,
    created_at timestamptz not null default now()
  )`,
  "alter table scheduled_task add column if not exists holder uuid",
  // Whose doing a follower follows from.
  "alter table scheduled_task add column if not exists account_id uuid",
  "create index if not exists scheduled_task_due on scheduled_task (due_at)",
  // Jobs were once handed out by pg-boss, which kept tables of its own. What is unfinished is known by the table job.
  `do $$ begin
    if to_regclass(quote_ident(current_schema() || '_jobs') || '.job') is not null then
      execute format('drop schema %I cascade', current_schema() || '_jobs');
    end if;
  end $$`,
  // What was done to the data once, beside what the schemas say.
  `create table if not exists data_migration (
    name text primary key,
    applied_at timestamptz not null default now()
  )`,
  // Which parts of the demo are there.
  `create table if not exists demo_seed (
    name text primary key,
    applied_at timestamptz not null default now()
  )`,
  // Sorts names as Spanish does on both engines: PGlite knows no collation but C.
  // What is ASCII alone is spared the rest: ordering 130,000 names takes 55 ms instead of 330.
  `create or replace function sort_key(name text) returns text language sql immutable parallel safe as $$
    select case when octet_length(name) = char_length(name) then lower(name collate "C")
      else replace(translate(lower(name),
        'áàäâãåÁÀÄÂÃÅéèëêÉÈËÊíìïîÍÌÏÎóòöôõøÓÒÖÔÕØúùüûÚÙÜÛçÇÑ',
        'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooooouuuuuuuuccñ'), 'ñ', 'n~') end collate "C"
  $$`,
  ...SEARCH_FUNCTIONS,
];

/** Their names: the tables that no schema describes, and that are ours all the same. */
export const SYSTEM_TABLE_NAMES: ReadonlySet<string> = new Set(
  SYSTEM_TABLES.flatMap((sql) => /^create table if not exists (\w+)/.exec(sql)?.[1] ?? []),
);
