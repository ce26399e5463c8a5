import { expect, test } from "vitest";
import { fillKeys } from "../../src/server/db/fillKeys";
import { newId } from "../../src/shared/ids";
import { ENGINE_IN_TURN, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { figure } from "../helpers/drill";
import { rows } from "../helpers/identity";
import { ROOT } from "../helpers/root";

/** More than are read at once. */
const MEMBERS = figure({ commit: 2_050, drill: 4_500 });

test.each(ENGINE_IN_TURN)(
  "members from before nicknames had keys get theirs at a start, the older of two alike first, on %s",
  async (engine) => {
    const app: TestApp = await startApp({ engine });
    try {
      const [{ id: space } = { id: "" }] = await rows<{ id: string }>(app, "select id from space where origin = 'demo'");
      const nicknames = ["Sirena", "Ѕirеnа", "Tritón", ...Array.from({ length: MEMBERS }, (_, index) => `Pez ${index}`)];
      await rows(
        app,
        `insert into member (id, space_id, nickname, email)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])`,
        [
          nicknames.map(() => newId()),
          nicknames.map(() => space),
          nicknames,
          nicknames.map((_, index) => `old${index}@mail.test`),
        ],
      );
      for (let start = 0; start < 2; start += 1) {
        await fillKeys(app.database, loadCatalog(ROOT));
        const keyless = await rows(app, "select nickname from member where nickname_key is null");
        expect(keyless).toEqual([{ nickname: "Ѕirеnа" }]);
      }
      const token = await app.signIn("moderator");
      const body = { nickname: "triton", email: "late@mail.test" };
      expect((await app.call({ method: "POST", url: "/api/members", token, body })).statusCode).toBe(409);
    } finally {
      await app.close();
    }
  },
);
