import { isBlank } from "../../../src/survey/questions/isBlank";
import type { DefinitionIssue } from "../../../src/survey/questionType";
import type { Zone } from "../shared/neuroTest";
import { FEWEST_ITEMS, type NeuroQuestion } from "./neuroQuestion";

const LISTS = ["targets", "foils"] as const;
const plain = (text: string) => text.trim().toLocaleLowerCase();

/** A text is the same where any of its languages is. */
const textsOf = (label: Readonly<Record<string, string>>) => [
  ...new Set(
    Object.values(label)
      .map(plain)
      .filter((text) => text !== ""),
  ),
];

function listFaults(question: NeuroQuestion): readonly DefinitionIssue[] {
  const seen = new Set<string>();
  return LISTS.flatMap((list) => {
    const items = question[list];
    const codes = items.map(({ code }) => code);
    const tooFew = { path: `/${list}`, fault: list === "targets" ? "neuroFewTargets" : "neuroFewFoils" };
    return [
      ...(items.length < FEWEST_ITEMS ? [{ ...tooFew, params: { limit: FEWEST_ITEMS } }] : []),
      ...items.flatMap(({ code, label }, index): readonly DefinitionIssue[] => {
        const path = `/${list}/${index}`;
        if (codes.indexOf(code) < index) return [{ path: `${path}/code`, fault: "repeatedCode", params: { code } }];
        if (isBlank(label)) return [{ path: `${path}/label`, fault: "neuroBlankItem" }];
        const texts = textsOf(label);
        const isRepeated = texts.some((text) => seen.has(text));
        for (const text of texts) seen.add(text);
        const params = { text: Object.values(label).find((text) => text.trim() !== "") ?? "" };
        return isRepeated ? [{ path: `${path}/label`, fault: "neuroRepeatedItem", params }] : [];
      }),
    ];
  });
}

function brandFaults({ brand = "", targets }: NeuroQuestion): readonly DefinitionIssue[] {
  if (brand.trim() === "") return [{ path: "/brand", fault: "neuroNoBrand" }];
  if (targets.length < FEWEST_ITEMS) return [];
  const isAsked = targets.some(({ label }) => textsOf(label).includes(plain(brand)));
  return isAsked ? [] : [{ path: "/targets", fault: "neuroBrandNotAsked", params: { brand: brand.trim() } }];
}

/** Sums of shares have rounding errors. */
const ROUNDING = 1e-6;
const isOutside = ({ x, y, width, height }: Zone) => x + width > 1 + ROUNDING || y + height > 1 + ROUNDING;

function zoneFaults(zones: readonly Zone[]): readonly DefinitionIssue[] {
  const names = zones.map(({ name }) => plain(name));
  return zones.flatMap((zone, index): readonly DefinitionIssue[] => {
    const params = { number: index + 1 };
    if (isOutside(zone)) return [{ path: "/zones", fault: "neuroZoneOutside", params }];
    if (zone.name.trim() === "") return [{ path: "/zones", fault: "neuroZoneUnnamed", params }];
    return names.indexOf(plain(zone.name)) < index
      ? [{ path: "/zones", fault: "neuroZoneRepeated", params: { name: zone.name } }]
      : [];
  });
}

/** What keeps an advertisement from being tested. @param example the picture that a new question begins with */
export function neuroFaults(question: NeuroQuestion, example: string): readonly DefinitionIssue[] {
  const { image, unbrandedImage, alternativeText, zones = [] } = question;
  const pictures: readonly DefinitionIssue[] = [
    ...(image ? [] : [{ path: "/image", fault: "neuroNoPicture" }]),
    ...(image === example ? [{ path: "/image", fault: "neuroExamplePicture" }] : []),
    ...(unbrandedImage && unbrandedImage === image ? [{ path: "/unbrandedImage", fault: "neuroSamePicture" }] : []),
    ...(isBlank(alternativeText) ? [{ path: "/alternativeText", fault: "neuroNoAlternative" }] : []),
  ];
  return [...pictures, ...brandFaults(question), ...listFaults(question), ...zoneFaults(zones)];
}
