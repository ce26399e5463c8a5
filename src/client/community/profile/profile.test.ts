import { expect, test } from "vitest";
import type { MemberProfile } from "../../../contracts/api/profile";
import { changeBody, changedFields, valuesOf } from "./profile";

const profile: MemberProfile = {
  id: "7",
  picture: "/files/1",
  nickname: "lince",
  name: "Ana",
  surname: null,
  email: "ana@example.com",
  gender: "W",
  bornDate: "1990-05-14",
  province: { lovName: "Soria" },
  phone: null,
  medals: 0,
  commentsNum: 3,
  points: 60,
};
const before = valuesOf(profile);

test("what is not known is empty", () => expect(before).toMatchObject({ surname: "", phone: "", province: "Soria" }));

test("nothing changed, nothing is sent", () => {
  expect(changedFields(before, { ...before, name: " Ana " })).toEqual([]);
  expect(changeBody(before, before)).toEqual({});
});

test("what changed is sent alone, and what was emptied as nothing", () => {
  const after = { ...before, surname: " Ruiz ", province: " ", picture: "" };
  expect(changedFields(before, after)).toEqual(["picture", "surname", "province"]);
  expect(changeBody(before, after)).toEqual({ picture: null, surname: "Ruiz", province: null });
});
