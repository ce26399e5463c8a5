import Type from "typebox";
import { describe, expect, it } from "vitest";
import { closed, nullable } from "../../shared/calls/schemas";
import { jsonSchema } from "../api/openApi/callSchema";
import { cutterOf } from "./cutterOf";

const Author = Type.Object({ id: Type.String(), photo: nullable(closed({ address: Type.String() })) });
const Post = closed({
  author: nullable(Author),
  counts: Type.Unsafe<object>({ type: "object", additionalProperties: { type: "number" } }),
  free: Type.Unsafe<object>({ type: "object" }),
  byPerson: Type.Record(Type.String(), Author),
});
const cut = cutterOf(jsonSchema(Type.Array(Post)));

const author = { id: "1", photo: { address: "/a" } };
const post = { author, counts: { tea: 2 }, free: { any: { thing: 1 } }, byPerson: { ana: author } };
const leaky = { ...author, email: "ana@example.test", photo: { address: "/a", path: "/srv/a" } };

describe("what goes out of an answer", () => {
  it("is what its contract names, at any depth", () => {
    expect(cut([{ ...post, author: leaky, byPerson: { ana: leaky }, spaceId: "7" }, post])).toEqual([post, post]);
  });

  it("keeps values whose keys the contract leaves open, and null", () => {
    const answer = [
      { ...post, author: null },
      { ...post, author: { id: "2", photo: null } },
    ];
    expect(cut(answer)).toBe(answer);
  });

  it("leaves the handler's own object as it was", () => {
    const answer = Object.freeze([Object.freeze({ ...post, author: Object.freeze(leaky) })]);
    expect(cut(answer)).toEqual([post]);
    expect(answer[0]?.author).toHaveProperty("email");
  });

  it("is cut by the branch that the value is of", () => {
    const text = closed({ kind: Type.Literal("text"), text: Type.String() });
    const number = closed({ kind: Type.Literal("number"), value: Type.Number() });
    const cutEither = cutterOf(jsonSchema(Type.Union([text, number, Type.Null()])));
    expect(cutEither({ kind: "number", value: 3, text: "secret" })).toEqual({ kind: "number", value: 3 });
    expect(cutEither(null)).toBe(null);
  });
});
