// The panel that the benchmarks of the panel and of its feasibility have in common.

/**
 * Panelists of Spain with what nobody knows of them: the rate at which they really respond, in their surname. Rates
 * differ by age and from one to another; who was invited how often doesn't follow from them. $1: how many.
 */
export const PEOPLE = `with drawn as materialized (
    select n, random() as a, random() as g, random() as p, random() as e, random() as o, random() as h, random() as d, random() as i, random() as r
    from generate_series(1, $1::int) n),
  provinces as (select id, parent, row_number() over (order by code) as place, count(*) over () as of
    from geographic_area where level = 'PROVINCE' and country = (select id from country where code = 'ES')),
  people as (select drawn.*, 16 + floor(64 * a ^ 1.3)::int as age, floor(40 * i * i)::int as invited from drawn),
  rated as (select people.*, (0.12 + 0.004 * (age - 16)) * (0.3 + 1.4 * r) as rate from people)
  insert into panelist (id, email, country, gender, birth_date, province_area, region, education, occupation, household_size,
    devices, status, consent, invitations, completes, name, surname)
  select gen_random_uuid(), 'bench' || n || '@panel.test', (select id from country where code = 'ES'),
    case when g < 0.52 then 'W' else 'M' end, (current_date - make_interval(years => age, days => n % 364))::date, provinces.id, provinces.parent,
    (array['PRIMARY','LOWER_SECONDARY','UPPER_SECONDARY','VOCATIONAL','UNIVERSITY','POSTGRADUATE'])[1 + floor(6 * e)],
    (array['EMPLOYED_FULL_TIME','EMPLOYED_FULL_TIME','EMPLOYED_PART_TIME','SELF_EMPLOYED','UNEMPLOYED','STUDENT','RETIRED','HOMEMAKER'])[1 + floor(8 * o)],
    1 + floor(6 * h)::int, (array['DESKTOP','MOBILE','BOTH','BOTH'])[1 + floor(4 * d)],
    case when n % 40 = 0 then 'BLOCKED' else 'ACTIVE' end, n % 30 <> 0, invited,
    (select count(*) from generate_series(1, invited) where random() < rate), 'Name' || n, rate::text
  from rated join provinces on place = 1 + floor(of * p * p)::int`;
