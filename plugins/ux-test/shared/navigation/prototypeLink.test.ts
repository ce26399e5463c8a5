import { expect, test } from "vitest";
import { isInPrototype, prototypeLink } from "./prototypeLink";

const said = (address: string) => {
  const link = prototypeLink(address);
  return link ? `${link.tool} ${link.opens}` : "none";
};

const PROTO = "https://www.figma.com/proto/AbC123/Shop?node-id=1-2&starting-point-node-id=1%3A2&scaling=min-zoom&hide-ui=1";

test.each([
  [PROTO, "figma prototype"],
  ["https://figma.com/proto/AbC123/branch/XyZ789/Shop", "figma prototype"],
  ["https://embed.figma.com/proto/AbC123/Shop?embed-host=share", "figma prototype"],
  [`https://www.figma.com/embed?embed_host=share&url=${encodeURIComponent(PROTO)}`, "figma prototype"],
  ["https://www.figma.com/design/AbC123/Shop?node-id=1-2&t=abc", "figma source"],
  ["https://www.figma.com/design/AbC123/Shop?node-id=1-2&m=dev", "figma source"],
  ["https://www.figma.com/file/AbC123/Shop", "figma source"],
  ["https://www.figma.com/board/AbC123/Ideas", "figma source"],
  ["https://embed.figma.com/design/AbC123/Shop", "figma source"],
  ["https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fwww.figma.com%2Ffile%2FAbC123%2FShop", "figma source"],
  ["https://www.figma.com/embed?url=https%3A%2F%2Fshop.example%2Ffile%2FAbC", "none"],
  ["https://www.figma.com/pricing/", "none"],
  ["https://xd.adobe.com/view/12ab34cd-0000-4f5e-6a7b-123456789abc-1a2b/?fullscreen", "xd prototype"],
  ["https://xd.adobe.com/embed/12ab34cd-0000/", "xd prototype"],
  ["https://xd.adobe.com/view/12ab34cd-0000/specs/", "xd source"],
  ["https://xd.adobe.com/spec/12ab34cd-0000/", "xd source"],
  ["https://projects.invisionapp.com/share/ABC123XYZ#/screens/1", "invision prototype"],
  ["https://team.invisionapp.com/prototype/Shop-ck123/play/abc", "invision prototype"],
  ["https://invis.io/ABC123XYZ0", "invision prototype"],
  ["https://projects.invisionapp.com/d/main#/console/123/456/preview", "invision source"],
  ["https://abc123.axshare.com", "axure prototype"],
  ["https://abc123.axshare.com/home.html#id=x1&p=home&g=1", "axure prototype"],
  ["https://share.axure.com/abc123", "axure prototype"],
  ["https://app.axure.cloud/app/project/abc123/overview", "axure source"],
  ["https://www.figma.com.evil.example/file/AbC123", "none"],
  ["https://evil.example/www.figma.com/file/AbC123", "none"],
  ["https://www.figma.com@evil.example/file/AbC123", "none"],
  ["ftp://www.figma.com/file/AbC123", "none"],
  ["/ux-shop", "none"],
  ["", "none"],
])("%s: %s", (address, expected) => expect(said(address)).toBe(expected));

test("a task is in a prototype where all its start pages are", () => {
  expect(isInPrototype({ startUrlDesktop: PROTO })).toBe(true);
  expect(isInPrototype({ startUrlDesktop: PROTO, startUrlPhone: "" })).toBe(true);
  expect(isInPrototype({ startUrlDesktop: PROTO, startUrlPhone: "https://shop.example/" })).toBe(false);
  expect(isInPrototype({})).toBe(false);
});
