import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { closed, component, nullable } from "../../../shared/calls/schemas";
import { HIGHEST_CREDIT_PRICE, LONGEST_ADDRESS, LONGEST_NAME, LONGEST_TAX_NUMBER } from "./operator";

const Operator = component(
  "Operator",
  closed({
    name: nullable(Type.String({ maxLength: LONGEST_NAME, description: "As invoices call it; null: as mails do" })),
    taxNumber: nullable(Type.String({ maxLength: LONGEST_TAX_NUMBER })),
    address: nullable(Type.String({ maxLength: LONGEST_ADDRESS })),
    creditPrice: nullable(
      Type.Number({ minimum: 0, maximum: HIGHEST_CREDIT_PRICE, description: "€ before tax; null: each order has its own" }),
    ),
  }),
);

/** Whoever runs the installation and invoices its credits. */
export type Operator = ValueOf<typeof Operator>;

const example: Operator = {
  ...{ name: "Sondeo Research, S. L.", taxNumber: "B12345678", address: "Calle Mayor, 1\n28013 Madrid" },
  creditPrice: 0.1,
};

/** Who issues the invoices of credits, and what a credit costs. */
export const operatorApi = defineApi({
  "GET /api/credits/operator": defineCall({
    summary: "Who issues the invoices of credits; empty until it is written",
    answer: Operator,
    examples: { answer: example },
  }),
  "PUT /api/credits/operator": defineCall({
    summary: "Write down who issues the invoices of credits: those of before don't change",
    body: Operator,
    answer: Operator,
    examples: { body: example, answer: example },
  }),
  "GET /api/credits/price": defineCall({
    summary: "What a credit costs before tax",
    answer: closed({ perCredit: nullable(Type.Number({ description: "€; null: the operator tells the price of each order" })) }),
    examples: { answer: { perCredit: 0.1 } },
  }),
});
