// The calls that the back office's screens of the panel make, as paths.

const encoded = (params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");

const list = ({ sort = ["createdAt", "DESC"], range = [0, 24], filter = {} } = {}) =>
  `/api/panelists?${encoded({ sort, range, filter })}`;

/** What a filter of each operator is asked for, by the field's values in a panelist's record. */
const OPERANDS = {
  eq: (value) => value,
  in: (value) => [value],
  neq: (value) => value,
  gte: (value) => value,
  lte: (value) => value,
  gt: (value) => value,
  lt: (value) => value,
  contains: (value) => String(value).slice(0, 4),
  isNull: () => false,
};

const keyOf = (field, operator) => (operator === "eq" || operator === "in" ? field : `${field}_${operator}`);

/** One call for each filter that the list's screen offers. */
function filtersOf(fields, example) {
  return fields.flatMap(({ name, filters }) =>
    filters.flatMap((operator) => {
      const value = example[name];
      if (value === undefined || value === null) return [];
      const filter = { [keyOf(name, operator)]: OPERANDS[operator](value) };
      return [[`filter ${name} ${operator}`, () => list({ filter })]];
    }),
  );
}

const QUICK_VIEWS = {
  active: { status: ["ACTIVE"] },
  blocked: { status: ["BLOCKED"] },
  uninvited: { status: ["ACTIVE"], invitations_lte: 0 },
};

const SEARCHES = {
  "one e-mail": (index) => `bench12${String(index).padStart(3, "0")}@panel`,
  "a domain": () => "panel.test",
  "a name": () => "begoña",
  "name and surname": (index) => `maría garcía${index * 10}`,
  "two letters": () => "ru",
  nothing: () => "zzzz",
};

/** @returns [name, path by number of the call][] */
export function callsOf({ fields, sorts, total, example, busy, ids }) {
  const last = [total - 25, total - 1];
  return [
    ["list, first page", () => list()],
    ["list, last page", () => list({ range: last })],
    ...Object.entries(QUICK_VIEWS).map(([name, filter]) => [`view ${name}`, () => list({ filter })]),
    ...sorts.flatMap((sort) => [
      [`sort ${sort}, first page`, () => list({ sort: [sort, "DESC"] })],
      [`sort ${sort}, last page`, () => list({ sort: [sort, "DESC"], range: last })],
    ]),
    ["view active by coins", () => list({ sort: ["coins", "DESC"], filter: QUICK_VIEWS.active })],
    ...Object.entries(SEARCHES).map(([name, of]) => [`search ${name}`, (index) => list({ filter: { q: of(index) } })]),
    ["search a name, by coins", () => list({ sort: ["coins", "DESC"], filter: { q: "begoña" } })],
    ["search everywhere", (index) => `/api/search?${encoded({ q: SEARCHES["one e-mail"](index) })}`],
    ["record", (index) => `/api/panelists/${ids[index % ids.length]}`],
    ["record, its history", (index) => `/api/panelists/${ids[index % ids.length]}/history`],
    ["tab Activity", (index) => `/api/panelists/${ids[index % ids.length]}/activity`],
    ["tab Activity, busiest", () => `/api/panelists/${busy}/activity`],
    ...filtersOf(fields, example),
  ];
}
