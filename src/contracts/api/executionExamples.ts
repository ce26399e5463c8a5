import { EXAMPLE_ID } from "../../shared/calls/schemas";
import type {
  AnswerBody,
  CaptchaState,
  CompletedExecution,
  Execution,
  MoveBody,
  PositionBody,
  RunToken,
  UploadedFile,
} from "./execution";

/** What the calls of answering show as examples, at all their addresses. */
export const EXECUTION: Execution = {
  responseId: EXAMPLE_ID,
  state: "open",
  disposition: null,
  title: "What you drink",
  welcome: "A minute, no more.",
  closing: "Thank you!",
  language: "en",
  languages: ["en", "es"],
  survey: { locale: "en", pages: [{ name: "q1", elements: [{ type: "comment", name: "q1", title: "Coffee or tea?" }] }] },
  stops: [],
  isWhole: true,
  passed: 0,
  ahead: 0,
  answers: { q1: "Tea" },
  missing: {},
  dontKnow: {},
  currentQuestionId: "q1",
  clock: null,
  theme: null,
  labs: 10,
  exit: null,
  mayRetake: false,
};

const origin = { ago: 1_200, device: "5f2b8c1d" };
export const POSITION: PositionBody = { questionId: "q1", ...origin };
export const ANSWER: AnswerBody = { value: "Tea", ...origin, timing: { activeMs: 4_100, wallMs: 5_300 } };
export const MOVE: MoveBody = { questionId: "q1", answers: { q1: ANSWER } };

export const COMPLETED: CompletedExecution = {
  state: "complete",
  disposition: "complete",
  closing: "Thank you!",
  exit: null,
  mayRetake: false,
};

export const RUN_TOKEN: RunToken = {
  token: "WyIwMTk5YzJhMSIsInExIiwicmVjb3JkaW5nIiwxNzk1OTUyODAwMDAwXQ.5c1d0a8e",
};
export const UPLOADED: UploadedFile = {
  id: EXAMPLE_ID,
  name: "cup.jpg",
  type: "image/jpeg",
  size: 48_213,
  url: `/files/${EXAMPLE_ID}`,
};

export const CAPTCHA: CaptchaState = {
  challenge: {
    parameters: {
      algorithm: "PBKDF2/SHA-256",
      nonce: "9c1d",
      salt: "7e0a",
      cost: 1_000,
      keyLength: 32,
      keyPrefix: "00",
      expiresAt: 1_800_000_000,
    },
    signature: "sF9gH0aC",
  },
  seconds: 600,
  title: "What you drink",
  language: "en",
  theme: null,
};
