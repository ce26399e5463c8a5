import { hashPassword } from "../../src/server/access/credentials/passwords";
import { newId } from "../../src/shared/ids";
import { DEMO_PASSWORD, type TestApp } from "./app";

/** The demo community's id. */
export async function demoId(app: TestApp): Promise<string> {
  const { communityId } = (await app.call({ url: "/experienceLabs/personalization/demo" })).json();
  return communityId;
}

/** A community of another company, with a member, an administrator and the company's superadmin, each signed in. */
export async function otherCommunity(app: TestApp, origin = "elsewhere") {
  const root = app.database.kysely;
  const [companyId, communityId, accountId] = [newId(), newId(), newId()];
  const email = `${origin}@mail.test`;
  await root
    .insertInto("account")
    .values({ id: accountId, email, passwordHash: await hashPassword(DEMO_PASSWORD) })
    .execute();
  await root.insertInto("company").values({ id: companyId, name: origin }).execute();
  await root
    .insertInto("space")
    .values([
      { id: companyId, kind: "company", name: origin },
      { id: communityId, kind: "community", parentId: companyId, origin, name: origin },
    ])
    .execute();
  await root.insertInto("community").values({ id: communityId, spaceId: companyId, origin, name: origin }).execute();
  await root
    .insertInto("staffRole")
    .values([
      { id: newId(), spaceId: communityId, email, name: origin, role: "ADMINISTRATOR", mainAdmin: true, accountId },
      { id: newId(), spaceId: companyId, email, name: origin, role: "SUPERADMIN", accountId },
    ])
    .execute();
  await root
    .insertInto("member")
    .values({ id: newId(), spaceId: communityId, email, nickname: origin, status: "ACTIVE", accountId })
    .execute();
  const signIn = async (url: string) => {
    const answer = await app.call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return String(answer.json().authToken);
  };
  return {
    companyId,
    communityId,
    administrator: await signIn(`/experienceLabs/${origin}/client/login`),
    member: await signIn(`/experienceLabs/${origin}/user/login`),
    client: await signIn("/clientSuite/login"),
  };
}

/** Configures the demo community, which comes without. */
export async function configureCommunity(app: TestApp, values: object): Promise<void> {
  const words = "Bienvenidos";
  const told = {
    welcomeTitle: words,
    instructions: words,
    labsExplanation: words,
    redeemExplanation: words,
    moderatorInfo: words,
  };
  const amounts = { labsPerActivity: 10, labsPerComment: 5, labsPerStayingActive: 2 };
  const redeem = { redeemFrom: "2020-01-01", redeemTo: "2030-01-15", gamification: true, alertThresholds: [{ labs: 10 }] };
  const body = { ...told, ...amounts, ...redeem, moderatorImage: "https://example.com/m.png", ...values };
  const token = await app.signIn("mainAdmin");
  const saved = await app.call({ method: "POST", url: "/api/community-configuration", token, body });
  if (saved.statusCode !== 201) throw new Error(saved.body);
}
