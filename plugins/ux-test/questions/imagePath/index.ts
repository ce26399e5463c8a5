import { localize } from "../../../../src/shared/languages";
import { isBlank } from "../../../../src/survey/questions/isBlank";
import type { DefinitionIssue } from "../../../../src/survey/questionType";
import { defineQuestionType } from "../../../../src/survey/types/defineQuestionType";
import {
  CODE_PATTERN,
  flagSchema,
  imageSchema,
  localizedSchema,
  settingsSchema,
} from "../../../../src/survey/types/settingsSchemas";
import { unlessEmpty } from "../../../../src/survey/types/values";
import { areaSchema, SCREENS_EDITOR } from "../areaSetting";
import { imagePathCheck, imagePathSchema, pathParts, simulatePath } from "./answer";
import { shortestPath } from "./evaluatePath";
import { type ImagePathQuestion, MOST_LINKS, MOST_SCREENS } from "./imagePathQuestion";
import { isPathOf, pathCells, pathVariables, tabulatePaths } from "./results";
import { wordFor } from "./words";

const drawing = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 320" width="400" height="640"><rect width="200" height="320" fill="#f4f6f8"/><rect width="200" height="36" fill="#35506b"/>${content}</svg>`,
  )}`;
/** A question can be tried before it has its pictures: a list of three, of which each opens. */
const START = drawing(
  '<rect x="16" y="60" width="168" height="60" rx="6" fill="#dbe3ea"/><rect x="16" y="136" width="168" height="60" rx="6" fill="#dbe3ea"/><rect x="16" y="212" width="168" height="60" rx="6" fill="#f2b134"/>',
);
const GOAL = drawing(
  '<rect x="16" y="60" width="168" height="120" rx="6" fill="#f2b134"/><rect x="16" y="200" width="168" height="10" rx="4" fill="#cfd8e0"/>',
);

const code = { type: "string", title: "Code", pattern: CODE_PATTERN };

/** A prototype of pictures, as screens with links: who gets to the goal, by which way, pressing where. */
export const imagePath = defineQuestionType<ImagePathQuestion>({
  name: "image-path",
  icon: "AccountTree",
  group: "media",
  settings: settingsSchema(
    {
      screens: {
        type: "array",
        title: "Screens",
        maxItems: MOST_SCREENS,
        items: {
          type: "object",
          additionalProperties: false,
          required: ["code", "label", "image", "links"],
          properties: {
            code,
            label: localizedSchema("Name"),
            // Empty until one is chosen.
            image: { anyOf: [imageSchema, { const: "" }] },
            links: { type: "array", title: "Links", maxItems: MOST_LINKS, items: areaSchema({ to: code }, ["to"]) },
            isGoal: flagSchema("The goal"),
          },
        },
      },
    },
    ["screens"],
  ),
  uiSettings: { screens: { "ui:options": { editor: SCREENS_EDITOR } } },
  isAnswerable: true,
  initial: (language) => ({
    required: true,
    screens: [
      {
        code: "s1",
        label: { [language]: wordFor("start", language) },
        image: START,
        links: [{ x: 8, y: 66, width: 84, height: 19, to: "s2" }],
        isGoal: false,
      },
      { code: "s2", label: { [language]: wordFor("goal", language) }, image: GOAL, links: [], isGoal: true },
    ],
  }),
  faults,
  toSurveyJs: ({ id }) => ({ type: "imagepath", name: id }),
  // Screens move on at once, so the browser has to know where links lead and where the way ends.
  toDrawing: ({ id, title, screens }, language) => ({
    trialOf: id,
    task: localize(title, language),
    screens: screens.map(({ code, image, links, isGoal }) => ({
      code,
      image,
      links: links.map((link) => ({ ...link })),
      isGoal: isGoal === true,
    })),
  }),
  plainSurvey: "none",
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  answerSchema: imagePathSchema,
  answerParts: pathParts,
  check: imagePathCheck,
  simulate: simulatePath,
  variables: pathVariables,
  cells: pathCells,
  tabulate: tabulatePaths,
  charts: ["bar", "donut", "column"],
  matches: isPathOf,
});

function faults(question: ImagePathQuestion): readonly DefinitionIssue[] {
  const { screens } = question;
  if (screens.length === 0) return [{ path: "/screens", fault: "imagePathNoScreens" }];
  const codes = screens.map((screen) => screen.code);
  const found = screens.flatMap((screen, index): readonly DefinitionIssue[] => {
    const params = { number: index + 1 };
    return [
      ...(screen.image ? [] : [{ path: "/screens", fault: "imagePathNoImage", params }]),
      ...([START, GOAL].includes(screen.image) ? [{ path: "/screens", fault: "uxExamplePicture" }] : []),
      ...(isBlank(screen.label) ? [{ path: "/screens", fault: "imagePathNoName", params }] : []),
      ...(codes.indexOf(screen.code) < index ? [{ path: "/screens", fault: "repeatedCode", params: { code: screen.code } }] : []),
      ...(screen.links.every(({ to }) => codes.includes(to)) ? [] : [{ path: "/screens", fault: "imagePathDeadLink", params }]),
    ];
  });
  const shortest = shortestPath(question);
  if (!screens.some(({ isGoal }) => isGoal)) return [...found, { path: "/screens", fault: "imagePathNoGoal" }];
  if (shortest === 0) return [...found, { path: "/screens", fault: "imagePathStartIsGoal" }];
  return shortest === undefined ? [...found, { path: "/screens", fault: "imagePathUnreachable" }] : found;
}
