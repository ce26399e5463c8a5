import Type from "typebox";
import type { ValueOf } from "../calls/defineApi";
import { closed, component } from "../calls/schemas";

const MOST_BLOCKS = 200;
const MOST_ITEMS = 100;
const MOST_RUNS = 200;
const LONGEST_RUN = 5_000;
export const LONGEST_LINK = 1_000;

const Run = closed({
  text: Type.String({ minLength: 1, maxLength: LONGEST_RUN, description: "A line break is `\\n`" }),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  link: Type.Optional(
    Type.String({ maxLength: LONGEST_LINK, pattern: "^(https?://|mailto:)\\S+$", description: "Where the text leads" }),
  ),
});

const Runs = Type.Array(Run, { maxItems: MOST_RUNS });

const Block = closed({
  kind: Type.Enum(["paragraph", "heading", "bullets", "numbers"]),
  runs: Type.Optional(Type.Array(Run, { maxItems: MOST_RUNS, description: "Of a paragraph or a heading" })),
  items: Type.Optional(Type.Array(Runs, { maxItems: MOST_ITEMS, description: "Of a list" })),
});

/** Formatted text as data: what isn't one of these parts can't be in it, so there is no markup to be cleaned. */
export const RichTextSchema = component("RichText", closed({ blocks: Type.Array(Block, { maxItems: MOST_BLOCKS }) }));

export type RichText = ValueOf<typeof RichTextSchema>;
export type RichBlock = RichText["blocks"][number];
export type RichRun = ValueOf<typeof Run>;
