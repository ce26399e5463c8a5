import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { AppError } from "../../../shared/errors";
import type { Tables } from "../../db/generated/tables";
import { executor, inTransaction } from "../../db/transaction";
import { hashPassword } from "../credentials/passwords";
import { createToken, hashToken } from "../credentials/tokens";
import { demandPassword } from "../password/checkPassword";
import { accountOf } from "./spaceHooks";

const VALID_MS = MS_PER_DAY;

interface Setup {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

const BODY = {
  type: "object",
  additionalProperties: false,
  required: ["token", "email", "password"],
  properties: {
    token: { type: "string", maxLength: 100 },
    email: { type: "string", format: "email", maxLength: 320 },
    // Longer than the longest that is accepted, so that the rule of bytes is what people read.
    password: { type: "string", minLength: 1, maxLength: 4096 },
  },
};

/** A token for making the first back-office account, or nothing where there is one already. */
export async function offerSetup(root: Kysely<Tables>): Promise<string | undefined> {
  const existing = await root.selectFrom("account").select("id").where("isBackoffice", "=", true).executeTakeFirst();
  if (existing) return undefined;
  const token = createToken();
  const expiresAt = new Date(Date.now() + VALID_MS).toISOString();
  await root
    .insertInto("setupToken")
    .values({ tokenHash: hashToken(token), expiresAt })
    .execute();
  return token;
}

/** Spends the token: with the first account every other token of earlier starts is spent too. */
async function spend(root: Kysely<Tables>, token: string): Promise<boolean> {
  const spent = await executor(root)
    .deleteFrom("setupToken")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", new Date().toISOString())
    .returning("expiresAt")
    .executeTakeFirst();
  if (spent) await executor(root).deleteFrom("setupToken").execute();
  return spent !== undefined;
}

/** @throws AppError `auth.setupSpent`, `request.invalid` as {@link demandPassword} */
async function createFirstAccount(root: Kysely<Tables>, { token, email, password }: Setup): Promise<void> {
  demandPassword({ password, path: "/password", names: [email] });
  const passwordHash = await hashPassword(password);
  await inTransaction(root, async () => {
    if (!(await spend(root, token))) throw new AppError("auth.setupSpent");
    const id = await accountOf(root, email);
    await executor(root).updateTable("account").set({ passwordHash, isBackoffice: true }).where("id", "=", id).execute();
  });
}

/** `POST /admin/setup`: what the one-time link of a first start without demo leads to. */
export function setupRoute(app: FastifyInstance, root: Kysely<Tables>): void {
  const schema = { tags: ["Sign-in"], summary: "Create the first back-office account, once", body: BODY } as object;
  app.post<{ Body: Setup }>("/admin/setup", { schema }, async (request, reply) => {
    await createFirstAccount(root, request.body);
    return reply.code(204).send();
  });
}
