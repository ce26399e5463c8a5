import type { TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";

/** Accounts whose kept balance isn't what their transfers say, members whose points aren't, and what all accounts sum up to. */
export async function ledgerProof(app: TestApp) {
  const wrong = await rows(
    app,
    `select a.key, a.balance, m.entering - m.leaving as moved, p.points from ledger_account a
      cross join lateral (select
        coalesce(sum(amount) filter (where t."to" = a.id), 0) as entering,
        coalesce(sum(amount) filter (where t."from" = a.id), 0) as leaving
        from ledger_transfer t where a.id in (t."from", t."to")) m
      left join member p on p.id = a.owner and a.kind = 'AVAILABLE'
      where case when a.kind in ('ISSUED', 'REDEEMED') then a.balance is not null
        else a.balance < 0 or a.balance <> (case a.kind when 'DEBT' then -1 else 1 end) * (m.entering - m.leaving)
          or p.points <> a.balance end`,
  );
  const [total] = await rows<{ sum: number; unexplained: number }>(
    app,
    `select (select coalesce(sum(case kind when 'DEBT' then -balance else balance end), 0) from ledger_account)::int
        + (select coalesce(sum(case when a.kind in ('ISSUED', 'REDEEMED') then amount else 0 end), 0)
          from ledger_transfer t join ledger_account a on a.id = t."to")::int
        - (select coalesce(sum(case when a.kind in ('ISSUED', 'REDEEMED') then amount else 0 end), 0)
          from ledger_transfer t join ledger_account a on a.id = t."from")::int as sum,
      (select count(*)::int from member m where m.points <> 0 and not exists
        (select 1 from ledger_account a where a.owner = m.id and a.kind = 'AVAILABLE')) as unexplained`,
  );
  return { wrong, ...total };
}

export const PROVEN = { wrong: [], sum: 0, unexplained: 0 };
