import { type DemoSeed, newId, type SeedContext, type SpaceDb } from "../../../../server/kit";
import picture from "./card.webp?inline";

const DESCRIPTION = "Llega por correo en dos días laborables y vale un año, en tiendas y en línea.";
const CARDS = [
  { name: "Tarjeta regalo de 10 €", valueEuros: 10, labs: 100 },
  { name: "Tarjeta regalo de 20 €", valueEuros: 20, labs: 190 },
  { name: "Tarjeta regalo de 40 €", valueEuros: 40, labs: 360 },
];

async function seedCard(db: SpaceDb, card: (typeof CARDS)[number], keepImage: SeedContext["keepImage"]): Promise<void> {
  const known = await db.selectFrom("redeemCard").select("id").where("name", "=", card.name).executeTakeFirst();
  const id = known?.id ?? newId();
  const content = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
  const { id: file, url: logo } = await keepImage({ purpose: "image", name: "card.webp", content });
  const told = { description: DESCRIPTION, logo };
  if (known) await db.updateTable("redeemCard").set(told).where("id", "=", id).where("logo", "is", null).execute();
  else
    await db
      .insertInto("redeemCard")
      .values({ id, ...card, ...told, active: true })
      .execute();
  const home = { state: "ATTACHED", entity: "redeemCard", recordId: id, field: "logo" };
  await db.updateTable("file").set(home).where("id", "=", file).execute();
}

/** The cards that the demo's members may ask for; those of a demo of before get what they lack. */
export const demoCards: DemoSeed = {
  name: "redeem.cards",
  order: 780,
  run: async ({ spaceDb, communityId, keepImage }) => {
    for (const card of CARDS) await seedCard(spaceDb(communityId), card, keepImage);
  },
};
