/** Everybody who may be asked, one a row. The surname holds the rate. */
export const READ = `select gender, extract(year from age(current_date, birth_date))::int as age, surname::float8 as rate
  from panelist where status = 'ACTIVE' and consent and country = (select id from country where code = 'ES')`;

export interface BenchPanelist {
  readonly gender: "M" | "W";
  readonly age: number;
  readonly rate: number;
}
