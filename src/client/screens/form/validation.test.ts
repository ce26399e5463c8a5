import { describe, expect, test } from "vitest";
import type { Translate } from "../../texts/texts";
import { formLabels, messagesOf, newMessages, toErrorSchema } from "./validation";

const t: Translate = (key, options) => (options?.limit ? `${key}:${options.limit}` : key);

describe("messages of a form", () => {
  test("a missing field is said at the field itself", () => {
    const errors = [{ keyword: "required", instancePath: "", params: { missingProperty: "email" } }];
    expect(messagesOf(errors, t)).toEqual({ "/email": "validation.required" });
  });

  test("a format has a text of its own where people know it by name", () => {
    const errors = [
      { keyword: "format", instancePath: "/email", params: { format: "email" } },
      { keyword: "format", instancePath: "/code", params: { format: "iban" } },
    ];
    expect(messagesOf(errors, t)).toEqual({ "/email": "validation.formatEmail", "/code": "validation.format" });
  });

  test("the limit reaches the text and a field shows its first fault only", () => {
    const errors = [
      { keyword: "minLength", instancePath: "/name", params: { limit: 2 } },
      { keyword: "pattern", instancePath: "/name", params: { pattern: "^a" } },
    ];
    expect(messagesOf(errors, t)).toEqual({ "/name": "validation.minLength:2" });
  });

  test("what is no number is told why, as in every number field", () => {
    const said = (type: string, typed: unknown) =>
      messagesOf([{ keyword: "type", instancePath: "/list/0/n", params: { type } }], t, undefined, { list: [{ n: typed }] });
    for (const [type, typed, rule] of [
      ["number", "uno", "number"],
      ["number,null", "1.234", "unclearNumber"],
      ["number", "1234567890123456,5", "longNumber"],
      ["integer", "1.234", "unclearNumber"],
      ["integer", 1.5, "whole"],
      ["string", 1.5, "type"],
      ["boolean", "1.234", "type"],
    ] as const)
      expect(said(type, typed), `${type} ${typed}`).toEqual({ "/list/0/n": `validation.${rule}` });
  });

  test("a rule over several fields names the others as the form does", () => {
    const errors = [{ keyword: "ordered", instancePath: "", params: { field: "endsAt", others: ["startsAt"] } }];
    const schema = { properties: { startsAt: { title: "Starts" }, endsAt: {} } };
    const say: Translate = (key, options) => `${key} ${options?.other}`;
    expect(messagesOf(errors, say, formLabels(schema))).toEqual({ "/endsAt": "validation.ordered “Starts”" });
    expect(messagesOf(errors, say, formLabels(schema, { startsAt: { "ui:title": "Inicio" } }))).toEqual({
      "/endsAt": "validation.ordered “Inicio”",
    });
  });

  test("a rule of a list's items names the group that broke it, in the form's words", () => {
    const params = { field: "quotas", others: [], equals: "sample", group: ["quotas.by.AGE"] };
    const schema = {
      properties: { quotas: { items: { properties: { by: { enum: ["GENDER", "AGE"] } } } }, sample: { title: "Sample" } },
    };
    const ui = { quotas: { items: { by: { "ui:enumNames": ["Gender", "Age"] } } } };
    const say: Translate = (key, options) => `${key} ${options?.group} ${options?.other}`;
    const errors = [{ keyword: "sum", instancePath: "", params }];
    expect(messagesOf(errors, say, formLabels(schema, ui))).toEqual({ "/quotas": "validation.sumGroup “Age” “Sample”" });
    expect(messagesOf(errors, say, formLabels(schema))).toEqual({ "/quotas": "validation.sumGroup “AGE” “Sample”" });
  });

  test("an edit mends what it touched and what it broke, not what was wrong before", () => {
    const before = { "/endsAt": "early", "/name": "short" };
    const after = { "/endsAt": "early", "/name": "short", "/link": "missing" };
    expect(newMessages(before, after, (pointer) => pointer === "/name")).toEqual({ "/name": "short", "/link": "missing" });
    expect(newMessages(before, { "/endsAt": "late" }, () => false)).toEqual({ "/endsAt": "late" });
  });

  test("pointers become the tree that the form reads", () => {
    expect(toErrorSchema({ "/options/1/label": "short", "/name": "long" })).toEqual({
      options: { 1: { label: { __errors: ["short"] } } },
      name: { __errors: ["long"] },
    });
  });
});
