const ACCESS = {
  MODERATOR: { list: true, create: true, update: true, delete: true },
  OBSERVATOR: { list: true },
};

/** An entity with a field of every sort that reads treat in a way of their own. */
export const SHOP = {
  $id: "shop",
  title: "Shop",
  type: "object",
  "x-entity": {
    resource: "shops",
    scope: "community",
    label: "name",
    list: ["name", "opened", "rating", "seenAt"],
    search: ["name", "owner", "slogan"],
    sort: ["name"],
    softDelete: true,
    access: ACCESS,
  },
  required: ["name"],
  properties: {
    name: { type: "string", title: "Shop name", minLength: 1, maxLength: 80 },
    owner: { type: "string", maxLength: 80, "x-access": { read: ["MODERATOR"] } },
    slogan: { type: "string", "x-localized": true },
    opened: { type: "string", format: "date" },
    seenAt: { type: "string", format: "date-time" },
    rating: { type: "integer", minimum: -10, maximum: 10 },
    weight: { type: "number" },
    rent: { type: "number", "x-kind": "money" },
    open: { type: "boolean" },
    mood: { type: "string", enum: ["GOOD", "BAD"] },
    labels: { type: "array", items: { type: "string" } },
    note: { type: "string", maxLength: 100, "x-sensitive": true },
    code: { type: "string", "x-kind": "secret", writeOnly: true },
    partners: { type: "array", items: { "x-ref": "shop" } },
    subject: { "x-ref": ["shop", "activity"] },
    title: { type: "string", "x-computed": { join: ["name", "mood"] } },
    visits: { type: "integer", "x-computed": { count: { of: "visit", by: "shop" } } },
  },
};

export const VISIT = {
  $id: "visit",
  title: "Visit",
  type: "object",
  "x-entity": { resource: "visits", scope: "community", label: "day", list: ["day", "shop"], access: ACCESS },
  required: ["shop"],
  properties: { shop: { "x-ref": "shop" }, day: { type: "string", format: "date" } },
};
