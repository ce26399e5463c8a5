import type { ClientHost } from "../../../client/kit/console";
import { CASE_STATES } from "../shared/support";
import { keepsCompany } from "./keepsCompany";

/** Whoever sees studies has settings: managers the company's data, everybody what they are told. */
const TEAM = { entity: "study", action: "list" } as const;

/** The suite's settings and its contact form, and the cases of that as the back office answers them. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "suite",
    path: "settings",
    label: "account.title",
    labelFor: (keys) => (keepsCompany(keys) ? "account.title" : "account.own.title"),
    icon: "Business",
    group: "settings",
    needs: TEAM,
    load: () => import("./settings/SettingsPage").then(({ SettingsPage }) => ({ default: SettingsPage })),
  });
  host.consolePage({
    console: "suite",
    path: "contact",
    label: "account.support.title",
    icon: "HelpOutline",
    group: "settings",
    load: () => import("./support/ContactPage").then(({ ContactPage }) => ({ default: ContactPage })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "supportCases",
    order: 15,
    needs: { entity: "supportCase", action: "list" },
    load: () => import("./desk/OpenCasesCard").then(({ OpenCasesCard }) => ({ default: OpenCasesCard })),
  });
  CASE_STATES.forEach((status, index) => {
    host.quickView({
      entity: "supportCase",
      name: status.toLowerCase(),
      order: (index + 1) * 10,
      label: `account.support.view.${status}`,
      filter: () => ({ status: [status] }),
    });
  });
  host.recordAction({
    entity: "supportCase",
    name: "answer",
    label: "account.support.answer.go",
    icon: "Reply",
    isShown: ({ status }) => status !== "CLOSED",
    load: () => import("./desk/AnswerDialog").then(({ AnswerDialog }) => ({ default: AnswerDialog })),
  });
  host.recordAction({
    entity: "supportCase",
    name: "close",
    label: "account.support.close.go",
    icon: "TaskAlt",
    isShown: ({ status }) => status !== "CLOSED",
    load: () => import("./desk/CloseDialog").then(({ CloseDialog }) => ({ default: CloseDialog })),
  });
}
