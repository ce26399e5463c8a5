import { route } from "../../../../server/kit";
import { ordersApi } from "../../shared/api/orders";
import { duplicateStudy } from "../duplicateStudy";

export const duplicateRoute = route(ordersApi, "POST /api/studies/:id/duplicate", {
  access: { kind: "suite" },
  handle: async ({ db, records }, { params: { id }, body: { name } }) => ({
    id: await duplicateStudy(db, records, { id, name: name.trim() }),
  }),
});
