import { component, type ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { WAITING_REASONS } from "../../shared/home";
import { STUDY_STATUSES } from "../../shared/studies";
import type { StudyServices } from "../services";
import { readOverview } from "./readOverview";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id = { type: "string", format: "uuid" } as const;
const text = { type: "string" } as const;
const integer = { type: "integer" } as const;

const WAITING = requiredObject({
  id,
  name: text,
  reason: { type: "string", enum: [...WAITING_REASONS] },
  comment: { type: ["string", "null"], description: "What has to be corrected" },
  until: { type: ["string", "null"], format: "date-time", description: "Until when the accepted price holds" },
});
const IN_FIELD = requiredObject({ id, name: text, completes: integer, sample: integer, isPaused: { type: "boolean" } });
const status = { type: "string", enum: [...STUDY_STATUSES] } as const;
const GROUP = requiredObject({ status, studies: integer });
const RECENT = requiredObject({
  id,
  name: text,
  status,
  sample: { type: ["integer", "null"] },
  price: { type: ["number", "null"], description: "Credits" },
});
const OVERVIEW = component(
  "StudyOverview",
  requiredObject({
    waiting: { type: "array", items: WAITING },
    inField: { type: "array", items: IN_FIELD },
    groups: { type: "array", items: GROUP },
    recent: { type: "array", items: RECENT },
  }),
);
const EXAMPLE = {
  waiting: [{ id: EXAMPLE_ID, name: "Desayunos", reason: "release", comment: null, until: "2027-01-15T10:00:00.000Z" }],
  inField: [{ id: EXAMPLE_ID, name: "Meriendas", completes: 120, sample: 300, isPaused: false }],
  groups: [{ status: "OPEN", studies: 1 }],
  recent: [{ id: EXAMPLE_ID, name: "Meriendas", status: "OPEN", sample: 300, price: 1_740 }],
};

/** What the suite's home says of studies. */
export const overviewRoute = (services: StudyServices): ExtensionRoute => ({
  method: "GET",
  url: "/api/studies/overview",
  summary:
    "The company's studies that need something of it, those in field with their completes, how many stand where, and the last",
  access: { kind: "suite" },
  describe: () => ({ answer: { schema: OVERVIEW, example: EXAMPLE } }),
  handle: (context) => readOverview(context, services),
});
