import { LANGUAGES } from "../../src/shared/languages";
import { entityFiles } from "./entity";
import { type Files, ScaffoldError, scaffold, toJson } from "./writeFiles";

const USAGE = "npm run new:plugin -- <name>     kebab-case: weather-report";
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function api(name: string): string {
  return `import Type from "typebox";
import { defineApi, defineCall } from "../../../src/shared/calls/defineApi";
import { closed } from "../../../src/shared/calls/schemas";

export const ${camel(name)}Api = defineApi({
  "GET /api/${name}/status": defineCall({
    summary: "Whether the plugin is there",
    answer: closed({ status: Type.String() }),
    examples: { answer: { status: "OK" } },
  }),
});
`;
}

function server(name: string): string {
  return `import { route, type ServerHost } from "../../../src/server/kit";
import { ${camel(name)}Api } from "../shared/api";

export function register(host: ServerHost): void {
  host.route(
    route(${camel(name)}Api, "GET /api/${name}/status", {
      access: { kind: "staff" },
      handle: async ({ text }) => ({ status: text("plugins.${camel(name)}.status") }),
    }),
  );
}
`;
}

function client(name: string): string {
  return `import type { ClientHost } from "../../../src/client/kit/console";

export function register(host: ClientHost): void {
  host.recordTab({
    entity: "${camel(name)}",
    order: 50,
    path: "${name}",
    label: "plugins.${camel(name)}.tab",
    icon: "Extension",
    isShown: () => true,
    load: async () => ({ default: (await import("./${pascal(name)}Tab")).${pascal(name)}Tab }),
  });
}
`;
}

function pascal(name: string): string {
  const camelCase = camel(name);
  return camelCase.charAt(0).toUpperCase() + camelCase.slice(1);
}

function tab(name: string): string {
  return `import { Typography } from "@mui/material";
import { clientOf, ErrorState, LoadingState, type RecordTabProps, useTexts } from "../../../src/client/kit/console";
import type { ${camel(name)}Api } from "../shared/api";

const calls = clientOf<typeof ${camel(name)}Api>();

export function ${pascal(name)}Tab({ record }: RecordTabProps) {
  const { t } = useTexts();
  const { data, error, refetch } = calls.useCall("GET /api/${name}/status", {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { status } = data;
  return <Typography>{t("plugins.${camel(name)}.greeting", { name: String(record.name), status })}</Typography>;
}
`;
}

function texts(name: string): object {
  const title = pascal(name);
  const told = { name: title, description: "What this plugin is for.", tab: title, status: "OK", greeting: "%{name}: %{status}" };
  return { plugins: { [camel(name)]: told } };
}

function manifest(name: string): object {
  return { id: name, version: "0.1.0", platform: "*", permissions: ["route"] };
}

function routeRows(name: string): string {
  return `import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

/** Who may call its routes. */
export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/${name}/status": { open: CALLERS.staff },
};
`;
}

function readme(name: string): string {
  return `# ${pascal(name)}

Say in a sentence what this plugin is for.

| folder | holds |
| --- | --- |
| \`plugin.json\` | its version, what it may register by, what communities may set |
| \`shared/api.ts\` | its calls, each described once |
| \`server/\` | routes, hooks and registry members |
| \`client/\` | tabs and field kinds' views |
| \`schemas/\` | its entities |
| \`locales/\` | its texts, one file a language |
`;
}

/** The files of a new plugin: an entity, a route and a tab of its records. @throws ScaffoldError */
export function pluginFiles([name = ""]: readonly string[]): Files {
  if (!NAME.test(name)) throw new ScaffoldError(USAGE);
  const folder = `plugins/${name}`;
  const [[path, schema] = ["", ""]] = Object.entries(entityFiles([camel(name), "name!"]));
  return {
    [`${folder}/README.md`]: readme(name),
    [`${folder}/plugin.json`]: toJson(manifest(name)),
    [`${folder}/tests/routes.ts`]: routeRows(name),
    [`${folder}/shared/api.ts`]: api(name),
    [`${folder}/server/index.ts`]: server(name),
    [`${folder}/client/index.ts`]: client(name),
    [`${folder}/client/${pascal(name)}Tab.tsx`]: tab(name),
    [`${folder}/${path}`]: schema,
    ...Object.fromEntries(LANGUAGES.map((language) => [`${folder}/locales/${language}.json`, toJson(texts(name))])),
  };
}

export function main(given: readonly string[]): Promise<void> {
  return scaffold(() => ({
    files: pluginFiles(given),
    next: [
      "npm run dev            its entity, its route and its tab are there (start builds them in)",
      "plugins/README.md      what a plugin may do, and by which extension points",
    ],
  }));
}
