import { LONGEST_CODE } from "./redeem";

/** Why a line can't be added to a pool. */
export type CodeIssueName = "repeated" | "known" | "long";

export interface CodeIssue {
  /** From 1, as an editor counts them. */
  readonly line: number;
  readonly issue: CodeIssueName;
}

export interface PastedCodes {
  readonly codes: readonly { readonly line: number; readonly code: string }[];
  readonly issues: readonly CodeIssue[];
}

/** Codes of a paste or a file, one a line; empty lines are none, and a spreadsheet's quotes are no part of a code. */
export function readCodes(text: string): PastedCodes {
  const seen = new Set<string>();
  const codes: { line: number; code: string }[] = [];
  const issues: CodeIssue[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    const code = raw
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim();
    const line = index + 1;
    if (code === "") continue;
    if (code.length > LONGEST_CODE) issues.push({ line, issue: "long" });
    else if (seen.has(code)) issues.push({ line, issue: "repeated" });
    else codes.push({ line, code });
    seen.add(code);
  }
  return { codes, issues };
}
