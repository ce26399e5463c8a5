import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";

/** Who orders the demo's studies, with a number and a telephone that nobody has. */
const COMPANY = {
  ...{ tradeName: "Movilidad Demo", sector: "TRAVEL_TRANSPORT", website: "https://demo.example", vatNumber: "ESB12345674" },
  ...{ address: "Calle de los Autobuses, 14, 2.º", postalCode: "28013", town: "Madrid", province: "Madrid" },
  ...{ phonePrefix: "+34", phone: "910 000 000", contactName: "Elsa", contactSurname: "Client" },
} as const;

const CASES = [
  {
    ...{ subject: "BILLING", daysAgo: 9, status: "ANSWERED" },
    message:
      "¿Podéis poner en la factura del estudio sobre los abonos de autobús nuestro número de pedido? Es el 2027-118 y sin él no nos la aceptan en administración.",
    answer:
      "Hecho: la factura ya lleva el número de pedido 2027-118. La tienes en tu correo, y las próximas de este estudio también lo llevarán.",
  },
  {
    ...{ subject: "STUDY", daysAgo: 1, status: "OPEN", answer: null },
    message:
      "Queremos repetir en otoño la encuesta sobre los abonos de temporada de los autobuses de la ciudad, con las mismas cuotas. ¿Se puede reservar ya la muestra?",
  },
] as const;

/** The demo's company with its billing data, a question of its client's that was answered and one that waits. */
export const demoAccount: DemoSeed = {
  name: "account",
  order: 90,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    await db.updateTable("company").set(COMPANY).where("id", "=", companyId).where("vatNumber", "is", null).execute();
    const client = await db.selectFrom("staffRole").select("id").where("role", "=", "SUPERADMIN").executeTakeFirst();
    if (!client) return;
    const rows = CASES.map(({ daysAgo, ...one }) => {
      const createdAt = new Date(Date.now() - daysAgo * MS_PER_DAY);
      const answeredAt = one.answer ? new Date(createdAt.getTime() + MS_PER_DAY / 8).toISOString() : null;
      return {
        ...one,
        id: newId(),
        key: newId(),
        author: client.id,
        language: "es",
        createdAt: createdAt.toISOString(),
        answeredAt,
      };
    });
    await db.insertInto("supportCase").values(rows).execute();
  },
};
