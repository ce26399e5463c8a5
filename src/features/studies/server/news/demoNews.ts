import { type DemoSeed, newId } from "../../../../server/kit";

interface ToldStudy {
  readonly name: string;
  readonly status: string;
  readonly sampleSize: number | null;
  readonly openedAt: string | null;
  readonly finishedAt: string | null;
}

interface DemoNews {
  readonly title: string;
  readonly message: string;
  readonly createdAt: string | null;
  readonly seen: boolean;
}

/** What the company was told of a study on its way to where it stands. */
function newsOf({ name, status, sampleSize, openedAt, finishedAt }: ToldStudy): readonly DemoNews[] {
  if (!openedAt) return [];
  const isOver = status === "FINISHED";
  const opened: DemoNews = {
    title: `Tu estudio «${name}» está en campo`,
    message: `Ya se está invitando a participar. Muestra: ${sampleSize} entrevistas.`,
    createdAt: openedAt,
    seen: isOver,
  };
  if (!isOver) return [opened];
  const finished: DemoNews = {
    title: `Tu estudio «${name}» ha terminado`,
    message: "El campo está cerrado. Los resultados ya están en el estudio.",
    createdAt: finishedAt,
    seen: true,
  };
  return [opened, finished];
}

/** What the demo's company was told of its studies. */
export const demoNews: DemoSeed = {
  name: "studies.news",
  order: 230,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    const studies = await db
      .selectFrom("study")
      .select(["id", "name", "status", "sampleSize", "openedAt", "finishedAt"])
      .where("status", "in", ["OPEN", "FINISHED"])
      .execute();
    const rows = studies.flatMap(({ id, ...study }) =>
      newsOf(study).map(({ createdAt, ...news }) => ({
        ...{ id: newId(), ...news, study: id, link: `/studies/${id}/order` },
        createdAt: createdAt ?? new Date().toISOString(),
      })),
    );
    if (rows.length > 0) await db.insertInto("clientNotification").values(rows).execute();
  },
};
