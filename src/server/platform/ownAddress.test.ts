import { expect, test } from "vitest";
import { ownAddress } from "./ownAddress";

test.each([
  ["127.0.0.1", "http://localhost:80"],
  ["0.0.0.0", "http://localhost:80"],
  ["::", "http://localhost:80"],
  ["::1", "http://localhost:80"],
  ["192.168.1.5", "http://192.168.1.5:80"],
  ["fd00::5", "http://[fd00::5]:80"],
  ["panel.local", "http://panel.local:80"],
])("a server at %s is found at %s", (host, address) => {
  expect(ownAddress({ host }, 80)).toBe(address);
});
