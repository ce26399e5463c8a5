import { MOST_AREAS } from "../../../../src/shared/area";
import type { DefinitionIssue } from "../../../../src/survey/questionType";
import { defineQuestionType } from "../../../../src/survey/types/defineQuestionType";
import { imageSchema, settingsSchema } from "../../../../src/survey/types/settingsSchemas";
import { unlessEmpty } from "../../../../src/survey/types/values";
import { AREAS_EDITOR, areaSchema } from "../areaSetting";
import { clickParts, clickTestSchema, simulateClick } from "./answer";
import type { ClickTestQuestion } from "./clickTestQuestion";
import { clickCells, clickVariables, isClickOf, tabulateClicks } from "./results";

/** A question can be tried before it has its picture: a page with a button at the top right. */
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="720" height="480"><rect width="360" height="240" fill="#f4f6f8"/><rect width="360" height="40" fill="#35506b"/><rect x="16" y="13" width="70" height="14" rx="4" fill="#fff"/><rect x="276" y="9" width="68" height="22" rx="6" fill="#f2b134"/><rect x="16" y="60" width="160" height="20" rx="4" fill="#9fb1c2"/><rect x="16" y="92" width="328" height="10" rx="4" fill="#cfd8e0"/><rect x="16" y="110" width="290" height="10" rx="4" fill="#cfd8e0"/><rect x="16" y="140" width="100" height="80" rx="6" fill="#dbe3ea"/><rect x="130" y="140" width="100" height="80" rx="6" fill="#dbe3ea"/><rect x="244" y="140" width="100" height="80" rx="6" fill="#dbe3ea"/></svg>',
)}`;
const BUTTON = { x: 76, y: 3, width: 20, height: 11 };

/** Where on an image people press first, and how fast. */
export const clickTest = defineQuestionType<ClickTestQuestion>({
  name: "click-test",
  icon: "TouchApp",
  group: "media",
  settings: settingsSchema(
    {
      image: imageSchema,
      areas: { type: "array", title: "Target areas", maxItems: MOST_AREAS, items: areaSchema() },
    },
    ["image", "areas"],
  ),
  uiSettings: {
    image: { "ui:options": { isImage: true } },
    areas: { "ui:options": { editor: AREAS_EDITOR } },
  },
  isAnswerable: true,
  initial: () => ({ required: true, image: DRAWING, areas: [BUTTON] }),
  faults,
  toSurveyJs: ({ id }) => ({ type: "clicktest", name: id }),
  // Where the right place is stays with the server.
  toDrawing: ({ image, id }) => ({ image, trialOf: id }),
  plainSurvey: "none",
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  answerSchema: clickTestSchema,
  answerParts: clickParts,
  simulate: simulateClick,
  variables: clickVariables,
  cells: clickCells,
  tabulate: tabulateClicks,
  charts: ["bar", "donut", "column"],
  matches: isClickOf,
});

function faults({ image, areas }: ClickTestQuestion): readonly DefinitionIssue[] {
  if (!image) return [{ path: "/image", fault: "clickTestNoImage" }];
  if (image === DRAWING) return [{ path: "/image", fault: "uxExamplePicture" }];
  if ((areas ?? []).length === 0) return [{ path: "/areas", fault: "clickTestNoAreas" }];
  // Drawn on the example: whoever only changes the picture would count wrong presses as hits.
  const sides = ["x", "y", "width", "height"] as const;
  return areas.every((area) => sides.every((side) => area[side] === BUTTON[side]))
    ? [{ path: "/areas", fault: "uxExampleArea" }]
    : [];
}
