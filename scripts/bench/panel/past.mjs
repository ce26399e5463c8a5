// What a panel has behind it: names, invitations, coins, sanctions.

/** Names as people have them, a few thousand of them, and creation dates over three years. $1: how many panelists. */
const NAMES = `update panelist set
    name = (array['María','José','Ana','Luis','Lucía','Íñigo','Carmen','Pablo','Nuria','Begoña'])[1 + n % 10] || ' ' || chr(65 + n % 26),
    surname = (array['García','Núñez','Peña','Martín','Ibáñez','Ruiz','Solé','Vidal','Ortega','Bilbao'])[1 + n % 10] || n % 4999,
    created_at = now() - make_interval(mins => (n * 12) % 1576800),
    last_invited_at = case when invitations > 0 then now() - make_interval(mins => (n * 7919) % 200000) end
  from (select id as numbered, row_number() over (order by email)::int as n from panelist) as numbers
  where numbered = panelist.id and $1::int > 0`;

/**
 * $1: how many invitations, of studies of 10,000 each, so that nobody is in one twice; $2: how many panelists. The first
 * panelist is in all of them: the longest record that there is.
 */
const INVITATIONS = `with numbered as materialized (select id, row_number() over (order by email)::int - 1 as n from panelist),
  sent as (
    select k, k / 10000 as study, case when k % 10000 = 0 then 0 else (k::bigint * 7919) % $2 end as n, random() as r
    from generate_series(0, $1::int - 1) k)
  insert into panel_invitation (id, created_at, panelist, company, study, segment, wave, token_hash, state, disposition, entered_at, ended_at, coins)
  select gen_random_uuid(), at, numbered.id, md5('company' || study % 12)::uuid, md5('study' || study)::uuid, 'cell-' || k % 6, 1 + k % 4,
    md5(k::text) || md5('x' || k), case when r < 0.7 then 'INVITED' when r < 0.72 then 'ENTERED' else 'ENDED' end,
    case when r < 0.72 then null when r < 0.92 then 'complete' when r < 0.97 then 'screenOut' else 'overQuota' end,
    case when r >= 0.7 then at + interval '1 hour' end, case when r >= 0.72 then at + interval '70 minutes' end,
    case when r between 0.72 and 0.92 then 0.8 end
  from (select sent.*, now() - make_interval(days => (400 - study * 9), mins => k % 5000) as at from sent) as sent
    join numbered on numbered.n = sent.n
  on conflict do nothing`;

/** Each paid complete is a movement, and so are gifts of the back office. */
const COINS = `insert into coin_transaction (id, created_at, panelist, reason, key, account, counter_account, amount, concept)
  select gen_random_uuid(), ended_at, panelist, 'TEST', 'invitation:' || id, 'PANELIST', 'ISSUED', coins, 'Study ' || segment
  from panel_invitation where coins is not null
  union all
  select gen_random_uuid(), now() - make_interval(mins => (row_number() over ())::int), id, 'CUSTOM', 'bench:' || id, 'PANELIST', 'ISSUED', 2.5, 'Welcome'
  from panelist where $1::int > 0`;

const BALANCES = `update panelist set coins = sums.coins
  from (select panelist, sum(amount) as coins from coin_transaction group by 1) as sums where sums.panelist = panelist.id and $1::int > 0`;

const SANCTIONS = `insert into panel_sanction (id, panelist, reason, origin, status)
  select gen_random_uuid(), id, 'Straight lines', 'REVIEW', 'ACTIVE' from panelist where status = 'BLOCKED' and $1::int > 0`;

/** Fills in a panel's past. @param query of a place @param sizes how many panelists and invitations */
export async function fillPast(query, { panelists, invitations }) {
  await query(NAMES, [panelists]);
  await query(INVITATIONS, [invitations, panelists]);
  for (const text of [COINS, BALANCES, SANCTIONS]) await query(text, [panelists]);
}
