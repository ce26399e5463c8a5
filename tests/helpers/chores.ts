import { createCallbacks } from "../../src/server/callbacks/callbacks";
import { createSpaceDb } from "../../src/server/db/spaceDb";
import { tenantTables } from "../../src/server/db/spacePredicate";
import { guests } from "../../src/server/guests";
import { createHostTools } from "../../src/server/host/hostTools";
import { inEverySpace } from "../../src/server/host/inEverySpace";
import { registerGuests } from "../../src/server/host/registerGuests";
import { createKeyedHash } from "../../src/server/platform/keyedHash";
import type { TestApp } from "./app";
import { loadCatalog } from "./catalog";

/** Does what the guests do every hour, now. */
export async function runChores({ database }: TestApp): Promise<void> {
  const { kysely: root } = database;
  const registered = registerGuests(guests);
  const callbacks = createCallbacks({ root, onCallback: () => {} });
  registered.equip(createHostTools({ root, callbacks, keyedHash: createKeyedHash(Buffer.alloc(32), "guests") }));
  const tenants = tenantTables(loadCatalog().entities.values());
  for (const chore of registered.chores)
    await inEverySpace(chore, { root, spaceDb: (id) => createSpaceDb(database, tenants, id) }).run(new AbortController().signal);
}
