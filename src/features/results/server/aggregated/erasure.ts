import type { Appointment, EntityHook, FilePurpose } from "../../../../server/kit";
import { PURPOSE, REQUESTED, removeFiles } from "./resultFiles";
import type { FileServices } from "./services";

const ERASE = "results.eraseWorkbooks";

/** Its own route hands files out, and asks each time who may read the results. */
export const workbookFiles: FilePurpose = { name: PURPOSE, isSwept: true, canRead: async () => false };

/** Workbooks that people asked for hold what members wrote: all go when somebody is erased, and can be made again. */
export function erasureOf(services: Pick<FileServices, "tools">): {
  readonly hook: EntityHook;
  readonly appointment: Appointment;
} {
  return {
    hook: {
      entity: "member",
      // Bytes can't be taken back with the transaction: they go once it is committed.
      afterErasure: async ({ db }) => services.tools().scheduleAt(db, { name: ERASE, at: new Date(), payload: {} }),
    },
    appointment: {
      name: ERASE,
      run: async ({ db }) => {
        const rows = await db
          .selectFrom("file")
          .select("id")
          .where("purpose", "=", PURPOSE)
          .where("field", "=", REQUESTED)
          .execute();
        await removeFiles(
          db,
          services.tools().files,
          rows.map(({ id }) => id),
        );
      },
    },
  };
}
