import type { TestApp } from "./app";
import { joinByInvitation, rows } from "./identity";
import type { SeededPerson } from "./personRows";

/** What a person is found by. */
export interface PersonWords {
  readonly email: string;
  readonly nickname: string;
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly canary: string;
}

export interface EnteredPerson extends SeededPerson {
  readonly token: string;
  readonly accountId: string;
  readonly email: string;
}

/** A member of the demo's community with a whole profile, signed in. */
export async function enterPerson(app: TestApp, words: PersonWords): Promise<EnteredPerson> {
  const { email, nickname, name, surname, phone, birthDate, canary } = words;
  const { authToken: token, space } = await joinByInvitation(app, email, { nickname, name, surname, phone, bornDate: birthDate });
  const [member] = await rows<{ id: string; account_id: string; company: string }>(
    app,
    "select m.id, m.account_id, s.parent_id as company from member m join space s on s.id = m.space_id where m.email = $1",
    [email],
  );
  if (!member) throw new Error(`${email} is no member`);
  const { id, account_id: accountId, company: companyId } = member;
  return { id, accountId, spaceId: space.id, companyId, canary, date: birthDate, token, email };
}
