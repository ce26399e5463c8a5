// What the density of a heat map takes as one SQL statement: `pg` and nothing of ours.
import pg from "pg";

const STATEMENT = `with audience as materialized (
    select p.member from participation p join member m on m.id = p.member
    where p.activity = $1 and p.status in ('STARTED', 'COMPLETED') and $3 = any(m.tags)),
  points as materialized (
    select x, y, sentiment, h.member from heat_map_point h where heat_map_image = $2
      and h.member in (select m.id from member m where m.space_id = $7 and $3 = any(m.tags)))
  select (select count(*) from audience) as base,
    (select json_agg(t) from (select sentiment, count(*) points, count(distinct member) members from points group by 1) t) as total,
    (select json_agg(c) from (
      select least(floor(x * $4::int / 100)::int, $4::int - 1) c, least(floor(y * $5::int / 100)::int, $5::int - 1) r, sentiment,
        count(*) points, count(distinct member) members from points group by 1, 2, 3) c) as cells,
    (select json_agg(b) from (
      select least(floor(x * 96 / 100)::int, 95) c, least(floor(y * $6::int / 100)::int, $6::int - 1) r, sentiment,
        count(*) points from points group by 1, 2, 3) b) as bins`;

/** @returns asks once, and ends the connection */
export function handWritten(connection) {
  const pool = new pg.Pool({ ...connection, max: 1 });
  return {
    ask: async ({ activity, image, tag, columns, rows, fineRows, space }) => {
      const { rows: answer } = await pool.query({
        name: "density",
        text: STATEMENT,
        values: [activity, image, tag, columns, rows, fineRows, space],
      });
      return answer[0];
    },
    close: () => pool.end(),
  };
}
