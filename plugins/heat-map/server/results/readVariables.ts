import type { ActivityType, SpaceDb } from "../../../../src/server/kit";
import type { Variable } from "../../../../src/survey/questionType";
import { wordFor } from "../../question/words";
import type { Grid } from "../../shared/api/results";
import type { HeatMapImage, Point } from "../../shared/api/schemas";
import type { HeatMapSettings } from "../../shared/api/settings";
import { gridOf, partsOf } from "../../shared/density";
import { explanationsOf, MARK_CODES, markCode, signsIn } from "../../shared/marks";
import { SIGNS, signOf } from "../../shared/point";
import { readHeatMap } from "../readHeatMap";

/** Enough to tell parts apart, and few enough to cross them. */
const COLUMNS = 3;
const BETWEEN = " | ";

interface Counted {
  readonly image: HeatMapImage;
  /** Beginning of its variables' names. */
  readonly name: string;
  readonly grid: Grid;
}

type Values = Readonly<Record<string, string | number | readonly string[]>>;

function variablesOf({ image, name, grid }: Counted, { labels }: HeatMapSettings, language: string): readonly Variable[] {
  const codes = {
    [MARK_CODES.neither]: wordFor("neither", language),
    [MARK_CODES.POSITIVE]: labels.POSITIVE,
    [MARK_CODES.NEGATIVE]: labels.NEGATIVE,
    [MARK_CODES.both]: wordFor("both", language),
  };
  const parts = partsOf(grid);
  return [
    { name: `${name}_points`, label: `${image.title}: ${wordFor("points", language)}`, measure: "scale" },
    { name: `${name}_reaction`, label: `${image.title}: ${wordFor("reaction", language)}`, measure: "nominal", codes },
    {
      name: `${name}_parts`,
      label: `${image.title}: ${wordFor("parts", language)}`,
      measure: "nominal",
      codes: Object.fromEntries(parts.map((part) => [part, part])),
    },
    ...SIGNS.map((sign) => ({
      name: `${name}_${sign.toLowerCase()}`,
      label: `${image.title}: ${labels[sign]}`,
      measure: "scale" as const,
    })),
    ...parts.map((part) => ({
      name: `${name}_${part}`,
      label: `${image.title}: ${part}`,
      measure: "nominal" as const,
      codes,
    })),
    { name: `${name}_why`, label: `${image.title}: ${wordFor("why", language)}`, measure: "text" },
  ];
}

function valuesOf({ name, grid }: Counted, points: readonly Point[]): Values {
  const why = explanationsOf(points).join(BETWEEN);
  const marked = partsOf(grid).filter((part) => signsIn(points, grid, part).length > 0);
  return Object.fromEntries<Values[string]>([
    [`${name}_points`, points.length],
    [`${name}_reaction`, markCode(signsIn(points, grid))],
    [`${name}_parts`, marked],
    ...SIGNS.map((sign) => [`${name}_${sign.toLowerCase()}`, points.filter((point) => point.sign === sign).length] as const),
    ...partsOf(grid).map((part) => [`${name}_${part}`, markCode(signsIn(points, grid, part))] as const),
    ...(why === "" ? [] : [[`${name}_why`, why] as const]),
  ]);
}

/** All points of an image, by member. */
async function pointsByMember(db: SpaceDb, imageId: string): Promise<ReadonlyMap<string, readonly Point[]>> {
  const rows = await db
    .selectFrom("heatMapPoint")
    .select(["id", "member", "x", "y", "sentiment", "explanation"])
    .where("heatMapImage", "=", imageId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const members = new Map<string, Point[]>();
  for (const { member, sentiment, explanation, ...place } of rows) {
    const point = { ...place, sign: signOf(sentiment), explanation: explanation ?? "" };
    if (member === null) continue;
    const known = members.get(member);
    if (known) known.push(point);
    else members.set(member, [point]);
  }
  return members;
}

/** For each image: how many points, of which sign and in which parts, what each part got, and why. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId, language }) => {
  const heatMap = await readHeatMap(db, activityId);
  const values = new Map<string, Values>();
  if (!heatMap) return { variables: [], values };
  const counted = heatMap.images.map((image, index) => ({ image, name: `image${index + 1}`, grid: gridOf(COLUMNS, image) }));
  for (const one of counted)
    for (const [member, points] of await pointsByMember(db, one.image.id))
      values.set(member, { ...values.get(member), ...valuesOf(one, points) });
  return { variables: counted.flatMap((one) => variablesOf(one, heatMap, language)), values };
};
