import { expect, test } from "vitest";
import { channelRoom } from "./channels";
import { isInRooms } from "./rooms";

const RIGHTS = ["session|s", "account|a", "space|c"];

test.each([
  ["the same", RIGHTS, true],
  ["a channel beside them", [...RIGHTS, channelRoom("c", "alerts", "1")], true],
  ["one fewer", RIGHTS.slice(1), false],
  ["one more", [...RIGHTS, "c|moderator|whole"], false],
  ["another instead", [...RIGHTS.slice(1), "session|t"], false],
])("a socket's rooms, compared with its person's: %s", (_name, rooms, expected) => {
  expect(isInRooms({ id: "own", rooms: new Set(["own", ...rooms]) }, RIGHTS)).toBe(expected);
});
