import { type DemoSeed, json } from "../../../../server/kit";
import { COMMENT_FILES } from "../files/commentFiles";
import fullBus from "./fullBus.webp?inline";
import parkAtNight from "./parkAtNight.webp?inline";
import roundabout from "./roundabout.webp?inline";

/** How the comments begin that the pictures go with. */
const IMAGES = [
  { said: "Ver pasar el autobús lleno.", name: "autobús lleno.webp", data: fullBus },
  { said: "En diciembre, de noche, el tramo sin farolas.", name: "parque de noche.webp", data: parkAtNight },
  { said: "Yo quiero ir en bici, de verdad.", name: "rotonda.webp", data: roundabout },
] as const;

/** Pictures that go with what people of the demo have said; nothing where it isn't said. */
export const demoImages: DemoSeed = {
  name: "commentImages",
  order: 77,
  run: async ({ spaceDb, communityId, keepImage }) => {
    const db = spaceDb(communityId);
    for (const { said, name, data } of IMAGES) {
      const comment = await db.selectFrom("comment").select("id").where("text", "like", `${said}%`).executeTakeFirst();
      if (!comment) continue;
      const content = Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
      const { id, url } = await keepImage({ purpose: COMMENT_FILES, name, content });
      await db
        .updateTable("comment")
        .set({ images: json([{ image: url }]) })
        .where("id", "=", comment.id)
        .execute();
      const home = { state: "ATTACHED", entity: "comment", recordId: comment.id, field: "images" };
      await db.updateTable("file").set(home).where("id", "=", id).execute();
    }
  },
};
