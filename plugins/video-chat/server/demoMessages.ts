import { newId, type SpaceDb } from "../../../src/server/kit";

const MINUTE_MS = 60_000;

/** Who wrote what after how many minutes: a member by their place, or the team. */
const ROOM = [
  { minute: 4, by: "moderator", text: "Os dejo aquí el enlace a la maqueta por si alguien no la ve bien en pantalla." },
  { minute: 6, by: 0, text: "A mí me carga, pero el botón de renovar no lo encontraba." },
  { minute: 7, by: 2, text: "Está en «Mi abono», abajo del todo. Yo también he tardado." },
  { minute: 18, by: 1, text: "Echo en falta ver cuánto me ahorro frente a los billetes sueltos." },
  { minute: 19, by: 3, text: "Sí, y que avise unos días antes de que caduque." },
  { minute: 41, by: 0, text: "Pagaría por meses, no por año. Cambio mucho de horario." },
  { minute: 55, by: "moderator", text: "¡Gracias! Lo llevamos todo al equipo de la app." },
] as const;
const BACK = [
  { minute: 8, by: "observer", text: "Segunda persona que no encuentra renovar. ¿Puedes preguntar dónde lo buscarían?" },
  { minute: 9, by: "moderator", text: "Se lo pregunto al terminar esta parte." },
  { minute: 20, by: "observer", text: "Lo del ahorro interesa. ¿Qué cifra les convencería?" },
  { minute: 43, by: "observer", text: "Ojo con el pago mensual: hoy solo lo ofrecemos por banco." },
] as const;

interface Seated {
  readonly activity: string;
  /** When the session began, from now. */
  readonly begins: number;
  /** The moderator's seat. */
  readonly chair: string | undefined;
  readonly members: readonly { readonly seat: string; readonly member: string }[];
}

/** What was written during the session that is over: in the room, and by those who watched. */
export async function seedMessages(db: SpaceDb, { activity, begins, chair, members }: Seated): Promise<void> {
  const observer = await db.selectFrom("staffRole").select("id").where("email", "=", "observer@demo.test").executeTakeFirst();
  const watching = observer && newId();
  if (watching) {
    const seat = { id: watching, activity, role: "OBSERVER", moderator: observer.id, access: "GRANTED" };
    await db.insertInto("videoSeat").values(seat).execute();
  }
  const writerOf = (by: (typeof ROOM | typeof BACK)[number]["by"]) => {
    if (by === "moderator") return chair && { seat: chair };
    return by === "observer" ? watching && { seat: watching } : members[by];
  };
  const rows = Object.entries({ ROOM, BACK }).flatMap(([room, lines]) =>
    lines.flatMap(({ minute, by, text }) => {
      const writer = writerOf(by);
      const createdAt = new Date(Date.now() + begins + minute * MINUTE_MS).toISOString();
      return writer ? [{ id: newId(), activity, room, text, clientKey: newId(), createdAt, ...writer }] : [];
    }),
  );
  if (rows.length > 0) await db.insertInto("videoMessage").values(rows).execute();
}
