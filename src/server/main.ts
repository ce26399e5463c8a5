import { join } from "node:path";
import { offerSetup } from "./access/accounts/setup";
import { boot } from "./boot";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo/demoAccounts";
import { readConfig } from "./platform/config";
import { ownAddress } from "./platform/ownAddress";
import { builtPages } from "./platform/pages/pages";
import { isStorageFull } from "./platform/storage/storageFull";

const root = process.cwd();
const directory = join(root, "dist", "client");

interface StartNotice {
  readonly address: string;
  readonly hasDemo: boolean;
  /** Of the link that makes the first account. */
  readonly setupToken: string | undefined;
}

function announce({ address, hasDemo, setupToken }: StartNotice): void {
  console.log(`Sondeo is ready: ${address}`);
  if (hasDemo)
    console.log(`Demo accounts (password ${DEMO_PASSWORD}): ${DEMO_ACCOUNTS.map((account) => account.email).join(", ")}`);
  // Behind the # it reaches no server and no log.
  if (setupToken) console.log(`Create the first back-office account (once, within a day): ${address}/admin/setup#${setupToken}`);
}

async function main(): Promise<void> {
  // What the server writes is for its own user.
  process.umask(0o077);
  const config = readConfig(process.env);
  const server = await boot({ config, root, client: { directory, source: builtPages(directory) } });
  // Before it listens: whoever is told that it is ready finds it so, and can stop it.
  const setupToken = await offerSetup(server.database.kysely);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  await server.app.listen({ port: config.port, host: config.host });
  const { port } = server.app.server.address() as { port: number };
  announce({ address: config.publicUrl ?? ownAddress(config, port), hasDemo: config.hasDemo, setupToken });
}

main().catch((error: unknown) => {
  // Schema and configuration errors say by themselves what to do; a stack would bury it.
  const isExplained =
    error instanceof Error && ["SchemaError", "ConfigError", "DirectoryLockedError"].includes(error.constructor.name);
  if (isStorageFull(error, { isEmbedded: true })) console.error("The disk is full. Free some space, then start again.");
  console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
});
