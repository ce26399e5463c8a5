import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LONGEST_QUESTION, METHODS, TOPICS } from "./chatbot";

const Source = closed({
  title: Type.String(),
  path: Type.String({ description: "Below the community's address in the members' app" }),
});

const Paragraph = closed({
  text: Type.String({ description: "Plain text" }),
  sources: Type.Array(Source, { description: "Where it stands in the community; empty for a greeting" }),
});

const Exchange = component(
  "ChatbotExchange",
  closed({
    id: Id,
    question: Type.String(),
    answer: Type.Array(Paragraph, { description: "Empty where there is no answer" }),
    isFound: Type.Boolean({ description: "Whether the community's texts have an answer" }),
    method: Type.Enum(METHODS, { description: "SEARCH_INSTEAD: the language model gave no answer, so passages are quoted" }),
    handedOverAt: nullable(Type.String({ format: "date-time", description: "When the member sent it to the moderators" })),
    createdAt: Instant,
  }),
);

const Start = component(
  "ChatbotStart",
  closed({
    conversation: Id,
    exchanges: Type.Array(Exchange, { description: "The newest 30, the newest last" }),
    suggestions: Type.Array(Type.String(), { description: "Questions that follow from what there is to do and to know" }),
    topics: Type.Array(Type.Enum(TOPICS), { description: "What it can answer about" }),
    hasModel: Type.Boolean({ description: "Whether a language model writes the answers" }),
  }),
);

const Question = closed({
  conversation: Id,
  text: Type.String({ minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" }),
  clientKey: Type.String({
    pattern: "^[A-Za-z0-9:-]{8,60}$",
    maxLength: 60,
    description: "Made by the client once for each question: the same key again answers what was answered",
  }),
});

export type Source = ValueOf<typeof Source>;
export type Paragraph = ValueOf<typeof Paragraph>;
export type Exchange = ValueOf<typeof Exchange>;
export type ChatbotStart = ValueOf<typeof Start>;
export type Question = ValueOf<typeof Question>;

const exchange: Exchange = {
  ...{ id: EXAMPLE_ID, question: "How many LABs do I have?", isFound: true, method: "SEARCH", handedOverAt: null },
  answer: [{ text: "You have 25 LABs.", sources: [{ title: "Your LABs", path: "/redeem" }] }],
  createdAt: "2027-01-15T10:00:00.000Z",
};

/** Members' questions, answered from what they may read in their community (spec section 7, chatbot). */
export const chatbotApi = defineApi({
  "POST /client/communities/chatbot/start": defineCall({
    summary: "Open one's conversation with the assistant, or go on with it",
    answer: Start,
    examples: {
      answer: {
        ...{ conversation: EXAMPLE_ID, exchanges: [exchange], topics: ["LABS", "ACTIVITY"], hasModel: false },
        suggestions: ["What do I still have to do?"],
      },
    },
  }),
  "POST /client/communities/chatbot/message/send": defineCall({
    summary: "Ask a question; the same `clientKey` again is the same question",
    body: Question,
    answer: Exchange,
    examples: {
      body: { conversation: EXAMPLE_ID, text: "How many LABs do I have?", clientKey: EXAMPLE_ID },
      answer: exchange,
    },
  }),
  "POST /client/communities/chatbot/message/:messageId/handOver": defineCall({
    summary: "Send a question to one's chat with the moderators, once",
    params: closed({ messageId: Id }),
    answer: Exchange,
    examples: {
      params: { messageId: EXAMPLE_ID },
      answer: { ...exchange, answer: [], isFound: false, handedOverAt: "2027-01-15T10:01:00.000Z" },
    },
  }),
});
