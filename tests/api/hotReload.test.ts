import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { toJson } from "../../scripts/new/writeFiles";
import { third } from "../helpers/drill";
import { ROOT } from "../helpers/root";

const LINKED = ["node_modules", "src", "scripts", "vite.config.ts", "tsconfig.json", "package.json"];
const PATIENCE_MS = 100_000;

const supplier = (fields: object) => ({
  $id: "supplier",
  type: "object",
  "x-entity": {
    resource: "suppliers",
    scope: "community",
    label: "name",
    list: ["name"],
    access: { MODERATOR: { list: true, create: true } },
  },
  required: ["name"],
  properties: { name: { type: "string", minLength: 1 }, ...fields },
});

/** The development server in a project folder whose schemas are its own. */
class Development {
  readonly root = mkdtempSync(join(tmpdir(), "sondeo-dev-"));
  private child: ChildProcess | undefined;
  private said = "";
  readonly schema = join(this.root, "schemas/entities/supplier.schema.json");

  constructor() {
    for (const name of LINKED) symlinkSync(join(ROOT, name), join(this.root, name));
    for (const name of ["schemas", "locales"]) cpSync(join(ROOT, name), join(this.root, name), { recursive: true });
    cpSync(inject("emptyPglite"), join(this.root, "data/pglite"), { recursive: true });
  }

  async start(): Promise<void> {
    const environment = { ...process.env, PORT: "0", DATA_DIR: join(this.root, "data"), DATABASE_URL: "", LOG_LEVEL: "fatal" };
    this.child = spawn(process.execPath, ["scripts/run.mjs", "src/server/dev.ts"], { cwd: this.root, env: environment });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.said += text;
      });
    }
    await this.until(() => this.said.includes("in development"));
  }

  get address(): string {
    return /http:\/\/localhost:\d+/.exec(this.said)?.[0] ?? "";
  }

  hasSaid(text: string): boolean {
    return this.said.includes(text);
  }

  async until(check: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await check())) {
      if (Date.now() > end) throw new Error(`waited in vain; the server said:\n${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async status(path: string): Promise<number> {
    return (await fetch(this.address + path)).status;
  }

  async stop(): Promise<void> {
    if (this.child && this.child.exitCode === null) {
      this.child.kill("SIGTERM");
      await once(this.child, "exit");
    }
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** It compiles and starts the whole product: one commit in three, and in each drill. */
const isInTurn = third([false, false, true]).includes(true);

describe.skipIf(!isInTurn)("the development server", () => {
  let development: Development;
  beforeAll(async () => {
    development = new Development();
    await development.start();
  }, PATIENCE_MS * 2);
  afterAll(() => development.stop());

  test("a schema that is dropped in or changed is there without a restart; a wrong one leaves all as it was", async () => {
    expect(await development.status("/api/suppliers")).toBe(404);
    writeFileSync(development.schema, toJson(supplier({})));
    await development.until(async () => (await development.status("/api/suppliers")) === 401);

    writeFileSync(development.schema, toJson(supplier({ since: { type: "string", format: "date" } })));
    const documented = async () =>
      JSON.stringify(await (await fetch(`${development.address}/openapi.json`)).json()).includes('"since"');
    await development.until(documented);

    writeFileSync(development.schema, toJson(supplier({ since: { type: "strin" } })));
    await development.until(() => development.hasSaid("supplier.schema.json#/properties/since/type"));
    expect(await development.status("/api/suppliers")).toBe(401);

    rmSync(development.schema);
    await development.until(async () => (await development.status("/api/suppliers")) === 404);
  }, 120_000);

  test("a changed text shows without a restart; a key in two files leaves all as it was and is told with both", async () => {
    const second = join(development.root, "locales/en/network.json");
    const general = join(development.root, "locales/en/general.json");
    const before = JSON.parse(readFileSync(general, "utf8"));
    const title = async () => (await (await fetch(`${development.address}/api/locales/en`)).json()).network.title;
    writeFileSync(general, toJson({ ...before, network: { ...before.network, title: "Nobody answers" } }));
    await development.until(async () => (await title()) === "Nobody answers");

    writeFileSync(second, toJson({ network: { title: "Twice" } }));
    await development.until(() =>
      development.hasSaid('locales/en/network.json#/network/title: "network.title" stands in locales/en/general.json, too'),
    );
    expect(await title()).toBe("Nobody answers");

    rmSync(second);
    writeFileSync(general, toJson(before));
    await development.until(async () => (await title()) === before.network.title);
  }, 120_000);
});
