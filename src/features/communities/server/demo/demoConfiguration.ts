import { type DemoSeed, json, newId } from "../../../../server/kit";
import { dayIn } from "../../../../shared/dates/dayIn";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import picture from "./moderator.webp?inline";

const TIME_ZONE = "Europe/Madrid";

/** @param offset days from today */
const day = (offset: number) => dayIn(TIME_ZONE, new Date(Date.now() + offset * MS_PER_DAY));

const WELCOME = {
  welcomeTitle: "Hablemos de cómo te mueves por la ciudad",
  description:
    "Durante unos meses, un grupo de vecinos cuenta aquí cómo va al trabajo, qué espera del autobús y de la bici pública, y qué cambiaría de sus calles.",
  instructions:
    "Entra un par de veces por semana. Elige una actividad de la lista, lee de qué trata y responde con tus palabras: no hay respuestas buenas ni malas.",
  labsExplanation:
    "Ganas LABs con cada actividad que completas, con los comentarios que reciben una medalla y por venir a menudo.",
  redeemExplanation: "Cambia tus LABs por una tarjeta regalo en tu monedero, mientras el plazo esté abierto.",
  moderatorName: "Carla",
  moderatorInfo:
    "Modero esta comunidad: propongo los temas, leo todo lo que escribes y te respondo. Si algo no funciona, dímelo.",
};

const NOTICE =
  "Esta es una comunidad de demostración de Sondeo. Sus miembros, sus estudios y sus premios son inventados.\n\nTitular: Demo, S. L.\nContacto: equipo@demo.test";

/** How the demo's community is configured: what its welcome says, what LABs are given for, and when they are redeemed. */
export const demoConfiguration: DemoSeed = {
  name: "communities.configuration",
  order: 100,
  run: async ({ spaceDb, communityId, keepImage }) => {
    const db = spaceDb(communityId);
    if (await db.selectFrom("communityConfiguration").select("id").executeTakeFirst()) return;
    const id = newId();
    const content = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
    const { id: file, url: moderatorImage } = await keepImage({ purpose: "image", name: "moderator.webp", content });
    await db
      .insertInto("communityConfiguration")
      .values({
        id,
        ...WELCOME,
        moderatorImage,
        legalNotice: NOTICE,
        ...{ gamification: true, labsPerActivity: 10, labsPerComment: 5, labsPerStayingActive: 2 },
        ...{ redeemFrom: day(-30), redeemTo: day(60), secondRedeemFrom: day(150), secondRedeemTo: day(180) },
        alertThresholds: json([{ labs: 100, message: "Ya te llega para una tarjeta de 10 €." }, { labs: 360 }]),
      })
      .execute();
    const home = { state: "ATTACHED", entity: "communityConfiguration", recordId: id, field: "moderatorImage" };
    await db.updateTable("file").set(home).where("id", "=", file).execute();
  },
};
