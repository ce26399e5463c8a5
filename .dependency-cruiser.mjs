/** Who may import whom (docs: README, "Architecture"). Each rule says why. */
const EXTENSIONS = "^(src/fields|src/features|plugins)/";
const TEST = "\\.test\\.tsx?$";

export default {
  forbidden: [
    {
      name: "no-circular",
      comment: "A circle can't be read from one end, nor taken apart.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "shared-is-a-leaf",
      comment: "What everybody imports may import nothing of ours.",
      severity: "error",
      from: { path: "^src/shared/" },
      to: { path: "^(src|plugins)/", pathNot: "^src/shared/" },
    },
    {
      name: "schema-imports-only-shared",
      comment: "The engine is pure: the same documents give the same Catalog anywhere.",
      severity: "error",
      from: { path: "^src/schema/", pathNot: TEST },
      to: { path: "^(src|plugins)/", pathNot: "^src/(schema|shared)/" },
    },
    {
      name: "schema-does-no-io",
      comment: "The engine is pure: reading files is the server's.",
      severity: "error",
      from: { path: "^src/schema/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "survey-imports-only-schema",
      comment: "The questionnaire language is pure: editor, runner, server and robots read one document the same way.",
      severity: "error",
      from: { path: "^src/survey/", pathNot: TEST },
      to: { path: "^(src|plugins)/", pathNot: "^src/(survey|schema|shared)/" },
    },
    {
      name: "survey-does-no-io",
      comment: "The questionnaire language is pure.",
      severity: "error",
      from: { path: "^src/survey/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "contracts-are-declarations",
      comment: "What extensions say to each other has no behaviour; the server's types come from its kit.",
      severity: "error",
      from: { path: "^src/contracts/" },
      to: { path: "^(src|plugins)/", pathNot: "^src/(contracts|survey|schema|shared)/|^src/server/kit\\.ts$" },
    },
    {
      name: "server-not-client",
      comment: "Client and server meet only over HTTP and generated types.",
      severity: "error",
      from: { path: "^(src/server/|src/features/[^/]+/server/|plugins/[^/]+/server/)" },
      to: { path: "^(src/client/|src/features/[^/]+/client/|plugins/[^/]+/client/)" },
    },
    {
      name: "client-not-server",
      comment: "Client and server meet only over HTTP and generated types.",
      severity: "error",
      from: { path: "^(src/client/|src/features/[^/]+/client/|plugins/[^/]+/client/|src/fields/[^/]+/client)" },
      to: { path: "^(src/server/|src/features/[^/]+/server/|plugins/[^/]+/server/)" },
    },
    {
      name: "clients-take-types-of-contracts",
      comment: "Schemas are the server's: on a phone they would be read by nobody, and TypeBox alone is 13 kB.",
      severity: "error",
      from: { path: "^(src/client/|src/features/[^/]+/client/|plugins/[^/]+/client/|src/fields/[^/]+/client)", pathNot: TEST },
      to: {
        path: "^src/(contracts/api|shared/calls)/|^(src/features|plugins)/[^/]+/shared/api(/|\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "core-knows-no-extension",
      comment: "Features and plugins come and go; only the mains' scans meet them, by folder.",
      severity: "error",
      from: {
        path: "^src/(shared|schema|survey|contracts|server|client)/",
        pathNot: `^src/(server/extensions|client/(console|community|reader|runner)/extensions)\\.ts$|${TEST}`,
      },
      to: { path: EXTENSIONS },
    },
    {
      name: "extensions-use-the-kits",
      comment: "Built-ins use the extension API, so that a plugin can do whatever a built-in does.",
      severity: "error",
      from: { path: EXTENSIONS, pathNot: TEST },
      to: { path: "^src/(server|client)/", pathNot: "^src/(server/kit\\.ts|client/kit/[a-z]+\\.tsx?)$" },
    },
    {
      name: "extensions-are-independent",
      comment: "Guests talk through entities, events and services; one that leaves breaks no other.",
      severity: "error",
      from: { path: "^(src/fields/[^/]+|src/features/[^/]+|plugins/[^/]+)/", pathNot: TEST },
      to: { path: EXTENSIONS, pathNot: "^$1/" },
    },
    {
      name: "members-load-no-react-admin",
      comment: "A phone loads the community and the runner in a moment; react-admin alone is larger than both.",
      severity: "error",
      from: {
        path: "^src/client/(community|reader|runner|kit/(charts|member|reader|runner))|^(src/features|plugins)/[^/]+/client/(member|reader|runner)/",
      },
      to: { path: "node_modules/(react-admin|ra-[^/]+)/", reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "src/schema/generated|src/server/db/generated" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
  },
};
