import { type DemoSeed, json, type SpaceDb } from "../../../../server/kit";
import { COMMENT_FILES } from "../files/commentFiles";
import { fileIdOf } from "../write/attachments";
import { plainPdf } from "./plainPdf";

const GUIDE = [
  "Tres temas: el autobús y el metro, la bici y el patinete, aparcar en el barrio.",
  "Contad lo que os pasa a vosotros, con el día y la hora si los recordáis.",
  "Una foto o un vídeo corto del trayecto ayuda mucho.",
  "Nadie tiene que estar de acuerdo con nadie: lo que importa es el porqué.",
  "Leemos todo. Si os preguntamos algo más, es que nos ha interesado.",
];

const WEEK = [
  ["día", "salida", "llegada", "minutos esperando"],
  ["lunes", "7:42", "8:41", "14"],
  ["martes", "7:40", "8:33", "9"],
  ["miércoles", "7:44", "8:52", "21"],
  ["jueves", "7:41", "8:36", "11"],
];

interface DemoFile {
  /** How the comment begins that the file goes with. */
  readonly said: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: () => Buffer;
  readonly field: "pdf" | "files";
}

const FILES: readonly DemoFile[] = [
  {
    said: "¡Bienvenidos! Contad aquí",
    name: "Cómo va este debate.pdf",
    mediaType: "application/pdf",
    content: () => plainPdf("Cómo va este debate", GUIDE),
    field: "pdf",
  },
  {
    said: "7:42 salgo de casa.",
    name: "mi semana.csv",
    mediaType: "text/csv",
    content: () => Buffer.from(`\ufeff${WEEK.map((row) => row.join(";")).join("\n")}\n`),
    field: "files",
  },
];

const commentThatSays = (db: SpaceDb, said: string) =>
  db.selectFrom("comment").select("id").where("text", "like", `${said}%`).where("deletedAt", "is", null).executeTakeFirst();

/** Files that go with what people of the demo have said; nothing where it isn't said. */
export const demoFiles: DemoSeed = {
  name: "commentFiles",
  order: 76,
  run: async ({ spaceDb, communityId, keepFile }) => {
    const db = spaceDb(communityId);
    for (const { said, field, content, ...file } of FILES) {
      const comment = await commentThatSays(db, said);
      if (!comment) continue;
      const address = await keepFile({ ...file, purpose: COMMENT_FILES, content: content() });
      const value = field === "pdf" ? { pdf: address } : { files: json([{ name: file.name, file: address }]) };
      await db.updateTable("comment").set(value).where("id", "=", comment.id).execute();
      const home = { entity: "comment", recordId: comment.id, field };
      await db
        .updateTable("file")
        .set({ state: "ATTACHED", ...home })
        .where("id", "=", fileIdOf(address) ?? "")
        .execute();
    }
  },
};
