import { type DemoSeed, json, newId } from "../../../server/kit";
import type { Json } from "../../../shared/json";
import type { SegmentCondition } from "../shared/api";

interface DemoSegment {
  readonly name: string;
  readonly description: string;
  readonly conditions: readonly SegmentCondition[];
}

const AWAY_DAYS = 14;
const NEW_DAYS = 60;

const SEGMENTS: readonly DemoSegment[] = [
  {
    name: "Mujeres de 25 a 44",
    description: "Para hablar de los trayectos con niños y con la compra.",
    conditions: [
      { kind: "GENDER", values: ["W"] },
      { kind: "AGE", minimum: 25, maximum: 44 },
    ],
  },
  {
    name: "Recién llegados",
    description: "Llevan menos de dos meses: conviene darles la bienvenida.",
    conditions: [{ kind: "MEMBER_SINCE", days: NEW_DAYS }],
  },
  {
    name: "Hace tiempo que no vienen",
    description: "Ni una visita en dos semanas.",
    conditions: [{ kind: "LAST_SEEN", isNot: true, days: AWAY_DAYS }],
  },
];

/** Groups that a mobility community's moderator would make first. */
export const demoSegments: DemoSeed = {
  name: "segments",
  order: 955,
  run: async ({ spaceDb, communityId }) => {
    await spaceDb(communityId)
      .insertInto("segment")
      .values(
        SEGMENTS.map(({ conditions, ...segment }) => ({
          id: newId(),
          ...segment,
          conditions: json(conditions as unknown as Json),
        })),
      )
      .execute();
  },
};
