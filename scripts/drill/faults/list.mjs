/**
 * A mistake that somebody might make, and the tests that see it.
 *
 * `find` stands exactly once below `src` and `plugins`, in whatever file: moving code changes nothing here. It is short, and
 * of operators, literals and words of libraries rather than of names of ours, which may be renamed.
 *
 * @typedef {object} PlantedFault
 * @property {string} area
 * @property {string} find
 * @property {string} replace
 * @property {string} wrong what is wrong then
 * @property {readonly string[]} tests names of test files, `*` for any part; one of them at least is there
 */

/** One in each area, seen by unit and API tests. @type {readonly PlantedFault[]} */
export const FAULTS = [
  {
    area: "schema engine",
    find: "grants.read ?? list",
    replace: "(grants.read ?? false) && list",
    wrong: "Who may list an entity's records may not open one.",
    tests: ["restList.test.ts"],
  },
  {
    area: "field kind",
    find: "Math.min(schema.maximum ??",
    replace: "Math.max(schema.maximum ??",
    wrong: "A whole number may be larger than its column.",
    tests: ["fieldKinds.test.ts"],
  },
  {
    area: "rule over fields",
    find: "rank <= last",
    replace: "rank < last",
    wrong: "What must come before something else may fall on the same moment.",
    tests: ["rules.test.ts"],
  },
  {
    area: "REST list",
    find: '["values", "nulls"] : ["nulls", "values"]',
    replace: '["nulls", "values"] : ["values", "nulls"]',
    wrong: "Pages by cursor leave out the records that have no value in the order's column.",
    tests: ["keyset.test.ts"],
  },
  {
    area: "REST write",
    find: "row.version !== version",
    replace: "Number(row.version) > version + 1",
    wrong: "A change made on the version before overwrites the one in between.",
    tests: ["restWrites.test.ts"],
  },
  {
    area: "isolation of spaces",
    find: "...(node.table ? [node.table] : []), ",
    replace: "",
    wrong: "A feature's update reaches rows of other communities.",
    tests: ["spaceDb.test.ts"],
  },
  {
    area: "sign-in",
    find: `where a.count + (select count from earlier) < \${sql.lit(limit)}`,
    replace: `where a.count + (select count from earlier) <= \${sql.lit(limit)}`,
    wrong: "One guess more than the limit is looked at.",
    tests: ["attempts.test.ts"],
  },
  {
    area: "two-factor",
    find: '"lastStep", "<", step',
    replace: '"lastStep", "<=", step',
    wrong: "An authenticator's code opens twice.",
    tests: ["secondFactors.test.ts", "*[tT]woFactor*.test.ts"],
  },
  {
    area: "mail outbox",
    find: "[row.attempts - 1]",
    replace: "[row.attempts]",
    wrong: "The first pause between two attempts is left out, and there is one attempt fewer.",
    tests: ["mail.test.ts"],
  },
  {
    area: "queue",
    find: ` and holder = \${holder}`,
    replace: "",
    wrong: "A process that fell silent goes on writing a row that another one has taken over.",
    tests: ["queue.test.ts"],
  },
  {
    area: "permission of files",
    find: '?.audience === "everybody"',
    replace: "?.audience !== undefined",
    wrong: "An image that is for a community's people is shown without a session.",
    tests: ["imageAudiences.test.ts"],
  },
  {
    area: "import",
    find: "Number(hours) > 23",
    replace: "Number(hours) > 24",
    wrong: "An imported time of 24:00 is taken.",
    tests: ["cells.test.ts"],
  },
  {
    area: "export",
    find: '"[=+\\\\-@',
    replace: '"[=+\\\\-',
    wrong: "A cell that begins with @ is run as a formula.",
    tests: ["csvRows.test.ts"],
  },
  {
    area: "survey logic",
    find: "=> difference <= 0)",
    replace: "=> difference < 0)",
    wrong: "A condition of at most 5 does not hold for 5.",
    tests: ["holds.test.ts", "evaluateCondition.test.ts"],
  },
  {
    area: "check of an answer",
    find: "return sum === total ?",
    replace: "return sum <= total ?",
    wrong: "Divided points may add up to less than the total.",
    tests: ["divide-points.test.ts"],
  },
  {
    area: "quotas",
    find: "completed + reserved < target",
    replace: "completed + reserved <= target",
    wrong: "A full quota takes one more.",
    tests: ["quotas.test.ts"],
  },
  {
    area: "moves of a response",
    find: ") return index + 1;",
    replace: ") return index;",
    wrong: "The answer that closed what lies before it can still be changed.",
    tests: ["changedAnswers.test.ts"],
  },
  {
    area: "exchange",
    find: 'join("any", scenarios)',
    replace: 'join("all", scenarios)',
    wrong: "Of several scenarios of a LimeSurvey condition all must hold instead of one.",
    tests: ["logic.test.ts"],
  },
  {
    area: "results",
    find: "(absent[reason] ?? 0) + 1",
    replace: "(absent[reason] ?? 0) + 0",
    wrong: "Who left a question out is not among its missing answers.",
    tests: ["results.test.ts"],
  },
  {
    area: "ledger",
    find: "index === 0 ? key :",
    replace: `index === 0 ? \`\${key}:\${bookingId}\` :`,
    wrong: "What is told twice is paid twice.",
    tests: ["ledger.test.ts"],
  },
];
