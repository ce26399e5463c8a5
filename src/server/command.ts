import { SchemaError } from "../schema/schemaFault";
import { backup, restore } from "./commands/backup";
import { CommandError } from "./commands/commandError";
import { createAdmin } from "./commands/createAdmin";
import { pluginPurge } from "./commands/pluginPurge";
import { schemaApply } from "./commands/schemaApply";
import { schemaPlan } from "./commands/schemaPlan";
import { schemaUndo } from "./commands/schemaUndo";
import { DirectoryLockedError } from "./db/pglite/directoryLock";
import { ConfigError } from "./platform/config";

const COMMANDS: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  "admin:create": createAdmin,
  backup,
  "plugin:purge": pluginPurge,
  restore,
  "schema:plan": schemaPlan,
  "schema:apply": schemaApply,
  "schema:undo": schemaUndo,
};

// What a command writes is for its own user.
process.umask(0o077);

const [name = "", ...options] = process.argv.slice(2);
const command = COMMANDS[name];

try {
  if (!command) throw new CommandError(`Commands: ${Object.keys(COMMANDS).join(", ")}`);
  await command(options);
  process.exit();
} catch (error) {
  const isExplained = [CommandError, DirectoryLockedError, ConfigError, SchemaError].some((known) => error instanceof known);
  console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
}
