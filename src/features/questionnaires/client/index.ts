import type { ClientHost, EntityRecord } from "../../../client/kit/console";

/** The questionnaire editor, as step 2 of the survey activity and as the questions of a study. */
const load = () => import("./editor/QuestionnaireTab").then(({ QuestionnaireTab }) => ({ default: QuestionnaireTab }));

/** A type that asks more than questions says so by a text of its own. */
const ownLabel =
  (texts: "activityTypes" | "studyProducts") =>
  ({ type }: EntityRecord) =>
    `${texts}.${String(type)}.questionnaire`;

const asksQuestionnaire = ({ questionnaire }: EntityRecord) => typeof questionnaire === "string";

export function register(host: ClientHost): void {
  host.questionTypes(async () => (await import("../question-types")).questionTypes);
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "surveys.tab",
    ownLabel: ownLabel("activityTypes"),
    icon: "Quiz",
    isShown: asksQuestionnaire,
    load,
  });
  host.recordTab({
    entity: "study",
    order: 20,
    path: "questionnaire",
    stage: "setup",
    label: "surveys.tab",
    ownLabel: ownLabel("studyProducts"),
    icon: "Quiz",
    isShown: asksQuestionnaire,
    load,
  });
}
