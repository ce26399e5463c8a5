import { readIssueInLanguages } from "./steps/languages";
import { createMember, useMembersList } from "./steps/members";
import { enterBy } from "./support/api";
import { DESKTOP, STAFF_DEVICES } from "./support/devices";
import { keepPicture } from "./support/look";
import { expect, test } from "./support/test";

for (const device of STAFF_DEVICES)
  test(`the list of members: sort, pages, search, filter${device.isMobile ? " on the way" : ", columns"}`, async ({
    newPerson,
  }) => {
    const moderator = await newPerson(device);
    await enterBy(moderator.context, "staff", "moderator@demo.test");
    await moderator.page.goto("/c/demo/");
    await expect(moderator.page.getByRole("heading", { level: 1, name: "Hola, Carla" })).toBeVisible();
    await keepPicture(moderator.page, "console-home");
    await useMembersList(moderator);
  });

test("a member is created, shown and edited, and what is wrong is said in the language of the page", async ({
  newPerson,
  request,
}) => {
  const moderator = await newPerson(DESKTOP);
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await moderator.page.goto("/c/demo/");
  await readIssueInLanguages(moderator, request);
  await createMember(moderator);
});
