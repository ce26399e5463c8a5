import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root";

const ALL = { list: true, create: true, update: true, delete: true };

/** An entity with a field of every sort that writes treat in a way of their own. */
export const WORKSHOP = {
  $id: "workshop",
  title: "Workshop",
  type: "object",
  "x-entity": {
    resource: "workshops",
    scope: "community",
    label: "name",
    list: ["name", "seats"],
    search: ["name"],
    unique: [["name"]],
    softDelete: true,
    access: { MODERATOR: ALL, OBSERVATOR: { list: true } },
  },
  "x-rules": [{ ordered: ["opens", "closes"] }, { sum: "shares/percent", equals: 100 }],
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80 },
    seats: { type: "integer", minimum: 0, default: 10 },
    opens: { type: "string", format: "date" },
    closes: { type: "string", format: "date" },
    soon: { type: "string", format: "date-time", "x-lead": { hours: 48 } },
    shares: {
      type: "array",
      items: { type: "object", properties: { who: { type: "string" }, percent: { type: "integer" } } },
    },
    internal: { type: "string", maxLength: 80, "x-access": { read: ["ADMINISTRATOR"] } },
    iban: { type: "string", maxLength: 40, "x-sensitive": true },
    code: { type: "string", "x-kind": "secret", writeOnly: true },
    contact: { type: "string", maxLength: 80, "x-personal": true },
    partners: { type: "array", items: { "x-ref": "workshop" } },
    members: { type: "array", items: { "x-ref": "member" } },
    about: { "x-ref": ["workshop", "member"] },
    host: { "x-ref": "workshop", "x-onDelete": "clear" },
  },
};

/** An entity with states, deleted for good; refers to a workshop. */
export const TASK = {
  $id: "task",
  title: "Task",
  type: "object",
  "x-entity": {
    resource: "tasks",
    scope: "community",
    label: "title",
    list: ["title", "status"],
    access: { MODERATOR: ALL, OBSERVATOR: { list: true } },
    states: {
      field: "status",
      transitions: {
        start: { from: ["NEW"], to: "RUNNING", access: ["MODERATOR"] },
        finish: { from: ["RUNNING"], to: "DONE", access: ["MODERATOR"], requires: ["report"] },
        drop: { from: ["NEW", "RUNNING"], to: "DROPPED", access: ["ADMINISTRATOR"], irreversible: true },
      },
    },
  },
  allOf: [
    {
      if: { properties: { status: { const: "RUNNING" } }, required: ["status"] },
      then: { required: ["due"] },
    },
  ],
  required: ["title"],
  properties: {
    title: { type: "string", minLength: 1, maxLength: 80 },
    status: { type: "string", enum: ["NEW", "RUNNING", "DONE", "DROPPED"], default: "NEW" },
    due: { type: "string", format: "date" },
    report: { type: "string", maxLength: 200 },
    assignee: { type: "string", maxLength: 80, "x-personal": true },
    workshop: { "x-ref": "workshop" },
  },
};

/** What members own. */
export const WISH = {
  $id: "wish",
  title: "Wish",
  type: "object",
  "x-entity": {
    resource: "wishes",
    scope: "community",
    label: "text",
    list: ["text", "member", "state"],
    owner: "member",
    states: {
      field: "state",
      transitions: { withdraw: { from: ["OPEN"], to: "WITHDRAWN", access: ["USER", "MODERATOR"] } },
    },
    access: { MODERATOR: ALL, USER: { list: "own", create: true, update: "own", delete: "own" } },
  },
  required: ["text"],
  properties: {
    text: { type: "string", minLength: 1, maxLength: 80 },
    state: { type: "string", enum: ["OPEN", "WITHDRAWN"], default: "OPEN" },
    member: { "x-ref": "member", "x-onDelete": "cascade" },
  },
};

/** What moderators select. */
export const GIG = {
  $id: "gig",
  title: "Gig",
  type: "object",
  "x-entity": {
    resource: "gigs",
    scope: "community",
    label: "name",
    list: ["name", "state"],
    selectedBy: { role: "moderator", field: "gigs" },
    states: { field: "state", transitions: { close: { from: ["OPEN"], to: "CLOSED", access: ["MODERATOR"] } } },
    access: {
      MODERATOR: { list: "selected", create: true, update: "selected", delete: "selected" },
      OBSERVATOR: { list: "selected" },
      ADMINISTRATOR: ALL,
      "suite:SUPERADMIN": { list: "selected" },
    },
  },
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80 },
    state: { type: "string", enum: ["OPEN", "CLOSED"], default: "OPEN" },
  },
};

/** What belongs to what moderators select. */
export const GIG_NOTE = {
  $id: "gigNote",
  title: "Gig note",
  type: "object",
  "x-entity": {
    resource: "gig-notes",
    scope: "community",
    label: "text",
    list: ["text", "gig"],
    selectedBy: { role: "moderator", field: "gigs", via: "gig" },
    access: { MODERATOR: { list: "selected", create: true, update: "selected" }, ADMINISTRATOR: ALL },
  },
  required: ["text", "gig"],
  properties: { text: { type: "string", minLength: 1, maxLength: 80 }, gig: { "x-ref": "gig" } },
};

function ofGigs(id: string, resource: string, properties: object, required: readonly string[] = []) {
  return {
    $id: id,
    title: id,
    type: "object",
    "x-entity": { resource, scope: "community", label: "text", list: ["text"], search: ["text"], access: { MODERATOR: ALL } },
    required: ["text", ...required],
    properties: { text: { type: "string", minLength: 1, maxLength: 80 }, ...properties },
  };
}

/** What belongs to gigs without saying so: over another's record, by a list, by a reference to one of several. */
export const OF_GIGS = [
  ofGigs("gigReply", "gig-replies", { note: { "x-ref": "gigNote" } }, ["note"]),
  ofGigs("gigTour", "gig-tours", { gigs: { type: "array", items: { "x-ref": "gig" } } }),
  ofGigs("gigMark", "gig-marks", { subject: { "x-ref": ["gig", "gigReply", "gigTour", "member"] } }),
  ofGigs("gigBill", "gig-bills", { main: { "x-ref": "gig" }, support: { "x-ref": "gig" } }),
];

/** The product's moderators, who select gigs. */
export function moderatorWithGigs() {
  const document = JSON.parse(readFileSync(join(ROOT, "schemas/entities/moderator.schema.json"), "utf8"));
  return {
    ...document,
    properties: { ...document.properties, gigs: { type: "array", title: "Gigs", items: { "x-ref": "gig" } } },
  };
}

const PERSONAL = { "x-personal": true };

/** A person, and rows that lead to it in every way. */
export const GUEST = {
  $id: "guest",
  title: "Guest",
  type: "object",
  "x-entity": {
    resource: "guests",
    scope: "community",
    label: "name",
    list: ["name", "score"],
    unique: [["email"]],
    softDelete: true,
    person: "id",
    access: { ADMINISTRATOR: ALL, MODERATOR: { list: true, update: true } },
  },
  required: ["name", "email"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80, ...PERSONAL },
    email: { type: "string", format: "email", maxLength: 254, ...PERSONAL },
    born: { type: "string", format: "date", ...PERSONAL },
    labels: { type: "array", items: { type: "string" }, ...PERSONAL },
    score: { type: "integer", default: 0 },
  },
};

function led(id: string, person: string, properties: object, access: object = { ADMINISTRATOR: ALL }) {
  return {
    $id: id,
    title: id,
    type: "object",
    "x-entity": { resource: `${id.toLowerCase()}s`, scope: "community", label: "id", list: ["createdAt"], person, access },
    properties,
  };
}

export const GUEST_ROWS = [
  led("stay", "guest", {
    guest: { "x-ref": "guest" },
    nights: { type: "integer" },
    remark: { type: "string", maxLength: 200, ...PERSONAL },
  }),
  led("stayAnswer", "stay", { stay: { "x-ref": "stay" }, points: { type: "integer" }, words: { type: "string", ...PERSONAL } }),
  {
    ...led("pass", "guest", { guest: { "x-ref": "guest" }, issued: { type: "string", format: "date", ...PERSONAL } }),
    required: ["issued"],
  },
  led("letter", "about", { about: { "x-ref": ["guest", "workshop"] }, text: { type: "string", maxLength: 200, ...PERSONAL } }),
  led("dossier", "guest", { guest: { "x-ref": "guest" }, verdict: { type: "string", ...PERSONAL } }, { mainAdmin: ALL }),
];

/** What each keeps for oneself or shares. */
export const RECIPE = {
  $id: "recipe",
  title: "Recipe",
  type: "object",
  "x-entity": {
    resource: "recipes",
    scope: "community",
    label: "name",
    list: ["name", "isPublic"],
    search: ["name"],
    owner: "accountId",
    shared: "isPublic",
    softDelete: true,
    states: { field: "state", transitions: { retire: { from: ["FRESH"], to: "RETIRED", access: ["OBSERVATOR", "MODERATOR"] } } },
    access: {
      ADMINISTRATOR: ALL,
      MODERATOR: { list: "shared", create: true, update: "own", delete: "own" },
      OBSERVATOR: { list: "shared", create: true, update: "own", delete: "own" },
      USER: { list: "shared", create: true, update: "own" },
    },
  },
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80 },
    isPublic: { type: "boolean" },
    state: { type: "string", enum: ["FRESH", "RETIRED"], default: "FRESH" },
    accountId: { type: "string", format: "uuid", readOnly: true },
  },
};

/** What refers to it, and everybody sees. */
export const MEAL = {
  $id: "meal",
  title: "Meal",
  type: "object",
  "x-entity": {
    resource: "meals",
    scope: "community",
    label: "day",
    list: ["day", "recipe"],
    access: { MODERATOR: ALL, OBSERVATOR: { list: true } },
  },
  properties: { day: { type: "string", maxLength: 20 }, recipe: { "x-ref": "recipe" } },
};

/** Shared among administrators, selected by moderators: an administrator is both. */
export const POSTER = {
  $id: "poster",
  title: "Poster",
  type: "object",
  "x-entity": {
    resource: "posters",
    scope: "community",
    label: "name",
    list: ["name"],
    owner: "accountId",
    shared: "isPublic",
    selectedBy: { role: "moderator", field: "gigs", via: "gig" },
    access: { ADMINISTRATOR: { list: "shared", create: true }, MODERATOR: { list: "selected", create: true }, mainAdmin: ALL },
  },
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80 },
    isPublic: { type: "boolean" },
    gig: { "x-ref": "gig" },
    accountId: { type: "string", format: "uuid", readOnly: true },
  },
};
