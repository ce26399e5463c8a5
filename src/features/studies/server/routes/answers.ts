import { optionalObject, requiredObject } from "../../../../shared/objectSchema";

const number = { type: "number" } as const;
const integer = { type: "integer" } as const;
const text = { type: "string" } as const;

const LINES = {
  type: "array",
  items: requiredObject({
    kind: { enum: ["setup", "completes", "criteria", "quotas"] },
    quantity: integer,
    unit: number,
    amount: number,
  }),
} as const;

const PRICE = { ...requiredObject({ lines: LINES, total: integer }), type: ["object", "null"] };

const CELL = requiredObject({
  title: text,
  criteria: { type: "array", items: text },
  target: integer,
  people: integer,
  reachable: integer,
  isBinding: { type: "boolean" },
  gain: number,
});

const FEASIBILITY = {
  ...requiredObject({
    people: integer,
    reachable: integer,
    isFeasible: { type: "boolean" },
    days: { type: ["integer", "null"] },
    cells: { type: "array", items: CELL },
  }),
  type: ["object", "null"],
};

const MISSING = { type: "array", items: text } as const;

export const ESTIMATE = requiredObject({ missing: MISSING, price: PRICE, feasibility: FEASIBILITY });

const QUOTE = {
  ...requiredObject({
    id: text,
    lines: LINES,
    total: integer,
    expiresAt: text,
    isValid: { type: "boolean" },
    charged: { type: ["integer", "null"] },
  }),
  type: ["object", "null"],
};

export const SUMMARY = optionalObject(
  {
    missing: MISSING,
    price: PRICE,
    feasibility: FEASIBILITY,
    quote: QUOTE,
    company: text,
    available: integer,
    reviewEndsAt: { type: ["string", "null"] },
    reviewComment: { type: ["string", "null"] },
    completes: integer,
  },
  ["missing", "price", "feasibility", "quote", "company", "available", "reviewEndsAt", "reviewComment", "completes"],
);

const EXAMPLE_PRICE = {
  lines: [
    { kind: "setup", quantity: 1, unit: 300, amount: 300 },
    { kind: "completes", quantity: 500, unit: 7.19, amount: 3595 },
  ],
  total: 3895,
} as const;

export const ESTIMATE_EXAMPLE = {
  missing: [],
  price: EXAMPLE_PRICE,
  feasibility: {
    people: 1640,
    reachable: 712,
    isFeasible: true,
    days: 4,
    cells: [{ title: "Mujeres", criteria: ["GENDER"], target: 250, people: 830, reachable: 361, isBinding: true, gain: 2 }],
  },
};

export const SUMMARY_EXAMPLE = {
  ...ESTIMATE_EXAMPLE,
  quote: {
    id: "0193fd0a-7c1e-7000-8000-000000000001",
    ...EXAMPLE_PRICE,
    expiresAt: "2026-12-11T09:30:00.000Z",
    isValid: true,
    charged: null,
  },
  company: "Northwind",
  available: 18_000,
  reviewEndsAt: null,
  reviewComment: null,
  completes: 0,
};
