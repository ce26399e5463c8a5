import { expect, test } from "vitest";
import { QUIET_MS, quietPeople, talkShares } from "./talkShare";

const person = (seat: string, speakingMs: number, values: object = {}) => ({
  ...{ seat, name: seat, role: "MEMBER" as const, speakingMs, connectedMs: 600_000 },
  ...values,
});

test("shares are of all that was said, the most first", () => {
  const shares = talkShares([person("ana", 10_000), person("bea", 30_000)]);
  expect(shares.map(({ seat, share }) => [seat, share])).toEqual([
    ["bea", 0.75],
    ["ana", 0.25],
  ]);
  expect(talkShares([person("ana", 0)])[0]?.share).toBe(0);
  expect(talkShares([person("ana", 900), person("bea", 0)]).map(({ share }) => share)).toEqual([0, 0]);
});

test("quiet is a member who hardly spoke in the last five minutes; not who has just come, nor the moderator", () => {
  const seats = [
    person("ana", 200_000),
    person("bea", 100_000),
    person("new", 0, { connectedMs: 60_000 }),
    person("chair", 0, { role: "MODERATOR" }),
  ];
  expect(quietPeople(seats, [], 0)).toEqual([]);
  const samples = [{ at: 0, speakingMs: { ana: 100_000, bea: 100_000 } }];
  expect(quietPeople(seats, samples, QUIET_MS).map(({ seat }) => seat)).toEqual(["bea"]);
  expect(quietPeople([person("ana", 0)], [], 0)).toEqual([]);
});
