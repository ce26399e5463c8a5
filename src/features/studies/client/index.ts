import type { ClientHost } from "../../../client/kit/console";
import { questionNoteCount, questionNotes } from "../../../contracts/views/questionNotes";
import { questionnaireLength } from "../../../contracts/views/questionnaireLength";
import { STUDY_STATUSES } from "../shared/studies";
import { isInField } from "./field/isInField";
import { hasNotice } from "./hasNotice";
import { registerHome } from "./home";
import { isOrdered } from "./isOrdered";
import { productField } from "./products/productField";
import { hasCrossedTable } from "./profile/cross";
import { criteriaField, quotasField } from "./profile/fields";
import { registerSetup } from "./setup/registerSetup";

/** Studies as clients order them and the provider reviews them. */
export function register(host: ClientHost): void {
  host.wizardAside({
    wizard: "study",
    steps: [
      "feasibility",
      "profile",
      "devices",
      "ownDetails",
      "ownPeople",
      "uxDetails",
      "uxTasks",
      "uxOrder",
      "focusBasics",
      "focusUsers",
      "focusCalendar",
      "summary",
    ],
    isBelow: (step, { quotas }) => step === "profile" && hasCrossedTable(quotas),
    load: () => import("./aside/EstimateAside").then(({ EstimateAside }) => ({ default: EstimateAside })),
  });
  host.wizardStart({
    wizard: "study",
    subtitle: "studies.products.subtitle",
    load: () => import("./products/NewStudy").then(({ NewStudy }) => ({ default: NewStudy })),
  });
  // The status groups of "My studies" (spec section 2).
  STUDY_STATUSES.forEach((status, index) => {
    host.quickView({
      entity: "study",
      name: status.toLowerCase(),
      order: (index + 1) * 10,
      label: `studies.view.${status}`,
      filter: () => ({ status: [status] }),
      sort: "-createdAt",
    });
  });
  host.recordAction({
    entity: "study",
    name: "duplicate",
    label: "studies.duplicate.go",
    icon: "ContentCopy",
    needs: "create",
    load: () => import("./DuplicateDialog").then(({ DuplicateDialog }) => ({ default: DuplicateDialog })),
  });
  host.recordNotice({
    entity: "study",
    isShown: hasNotice,
    load: () => import("./StudyNotice").then(({ StudyNotice }) => ({ default: StudyNotice })),
  });
  registerHome(host);
  registerSetup(host);
  host.view(questionnaireLength, () =>
    import("./length/QuestionnaireLength").then(({ QuestionnaireLength }) => ({ default: QuestionnaireLength })),
  );
  host.view(questionNotes, () =>
    import("./comments/QuestionComments").then(({ QuestionComments }) => ({ default: QuestionComments })),
  );
  host.view(questionNoteCount, () =>
    import("./comments/QuestionCommentCount").then(({ QuestionCommentCount }) => ({ default: QuestionCommentCount })),
  );
  host.studyProduct({ name: "CONSUMER_SURVEY", order: 10, icon: "Poll" });
  host.fieldKind(productField);
  host.fieldKind(criteriaField);
  host.fieldKind(quotasField);
  host.recordTab({
    entity: "company",
    order: 20,
    path: "prices",
    label: "studies.companyPrices.tab",
    icon: "Payments",
    isShown: () => true,
    load: () => import("./CompanyPrices").then(({ CompanyPrices }) => ({ default: CompanyPrices })),
  });
  host.recordTab({
    entity: "study",
    order: 30,
    path: "order",
    stage: "order",
    label: "studies.order.tab",
    icon: "Payments",
    isShown: isOrdered,
    decides: ["contract", "release", "open", "sendBack"],
    load: () => import("./summary/OrderTab").then(({ OrderTab }) => ({ default: OrderTab })),
  });
  host.recordTab({
    entity: "study",
    order: 35,
    path: "field",
    label: "studies.field.tab",
    icon: "Insights",
    isShown: isInField,
    decides: ["finish"],
    load: () => import("./field/FieldTab").then(({ FieldTab }) => ({ default: FieldTab })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "review",
    order: 10,
    needs: { entity: "study", action: "update" },
    load: () => import("./review/ReviewCard").then(({ ReviewCard }) => ({ default: ReviewCard })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "pausedFields",
    order: 15,
    needs: { entity: "study", action: "update" },
    load: () => import("./review/PausedCard").then(({ PausedCard }) => ({ default: PausedCard })),
  });
}
