import { AppError } from "../../../shared/errors";
import { demandAttempt, type Limit } from "../../access/limits/limits";
import { networkOf } from "../../access/limits/network";
import { takenIssue } from "../../api/rest/write/references/writeFaults";
import { executor } from "../../db/transaction";
import type { IdentityCommunity } from "../profile/community";
import { isNicknameTaken, type MemberTools } from "../profile/memberWrites";
import type { ProfileBody } from "../profile/profileValues";
import type { SignUpBody } from "./signUpBody";

export const QUARTER = 15 * 60;

/** What comes from one address, where many people may sit behind. */
const FROM_ADDRESS: readonly Limit[] = [{ windowSeconds: QUARTER, limit: 60 }];

export interface SignUpCall {
  readonly community: IdentityCommunity;
  readonly body: SignUpBody;
  /** IP address of the caller. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** @throws AppError `auth.tooManyAttempts` */
export function demandCalm({ root }: MemberTools, address: string): Promise<void> {
  return demandAttempt(root, { scope: "signUp.from", key: networkOf(address), limits: FROM_ADDRESS });
}

/**
 * @param exceptId the member that the person is to become, whom moderators have entered
 * @throws AppError `record.exists` for a nickname that somebody has
 */
export async function refuseTaken(
  tools: MemberTools,
  spaceId: string,
  { nickname }: ProfileBody,
  exceptId?: string,
): Promise<void> {
  if (nickname === undefined || !(await isNicknameTaken(tools.root, { spaceId, nickname, exceptId }))) return;
  throw new AppError("record.exists", { faults: [takenIssue(tools.member, "nickname")] });
}

/** @throws AppError `signUp.alreadyMember` */
export async function refuseMember({ root }: MemberTools, spaceId: string, accountId: string): Promise<void> {
  const row = await executor(root)
    .selectFrom("member")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (row) throw new AppError("signUp.alreadyMember");
}
