import { backup, restore } from "./commands/backup";
import { CommandError } from "./commands/commandError";
import { createAdmin } from "./commands/createAdmin";
import { DirectoryLockedError } from "./db/pglite/directoryLock";
import { ConfigError } from "./platform/config";

const COMMANDS: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  "admin:create": createAdmin,
  backup,
  restore,
};

const [name = "", ...options] = process.argv.slice(2);
const command = COMMANDS[name];

try {
  if (!command) throw new CommandError(`Commands: ${Object.keys(COMMANDS).join(", ")}`);
  await command(options);
  process.exit(0);
} catch (error) {
  const isExplained = error instanceof CommandError || error instanceof DirectoryLockedError || error instanceof ConfigError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
