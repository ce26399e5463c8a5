import { sql } from "../../../server/kit";

/** Whether none of the tickets of a ticket's member has had a place by now. @param ticket alias of `raffleTicket` */
export const hasNoPlace = (ticket: "raffleTicket" | "t") => sql<boolean>`not exists (
  select 1 from raffle_ticket placed
  where placed.raffle = ${sql.ref(`${ticket}.raffle`)} and placed.member = ${sql.ref(`${ticket}.member`)}
    and placed.state in ('WON', 'GIVEN', 'PASSED'))`;
