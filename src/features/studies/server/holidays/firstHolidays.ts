import { type Installation, newId } from "../../../../server/kit";

/** Spain's national holidays that are the same in all regions, by month and day; Good Friday follows Easter. */
const EVERY_YEAR = [
  { day: "01-01", name: "Año Nuevo" },
  { day: "01-06", name: "Epifanía del Señor" },
  { day: "05-01", name: "Fiesta del Trabajo" },
  { day: "08-15", name: "Asunción de la Virgen" },
  { day: "10-12", name: "Fiesta Nacional de España" },
  { day: "11-01", name: "Todos los Santos" },
  { day: "12-06", name: "Día de la Constitución Española" },
  { day: "12-08", name: "Inmaculada Concepción" },
  { day: "12-25", name: "Natividad del Señor" },
] as const;
const GOOD_FRIDAYS = ["2026-04-03", "2027-03-26", "2028-04-14"] as const;

const HOLIDAYS = GOOD_FRIDAYS.flatMap((friday) => [
  ...EVERY_YEAR.map(({ day, name }) => ({ date: `${friday.slice(0, 4)}-${day}`, name })),
  { date: friday, name: "Viernes Santo" },
]);

/** The days that the provider's team, in Spain, doesn't work; the back office goes on from there. */
export const firstHolidays: Installation = {
  run: async (db) => {
    const known = await db.selectFrom("holiday").select("id").limit(1).executeTakeFirst();
    if (known) return;
    await db
      .insertInto("holiday")
      .values(HOLIDAYS.map((holiday) => ({ id: newId(), ...holiday })))
      .execute();
  },
};
