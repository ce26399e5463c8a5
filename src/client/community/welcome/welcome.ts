import type { Welcome } from "../../../contracts/api/community";

const SAID = ["welcomeTitle", "description", "instructions", "moderatorInfo", "labsExplanation"] as const;

/** Whether the team has said anything yet. */
export function isWritten(welcome: Welcome): boolean {
  return SAID.some((name) => (welcome[name] ?? "").trim() !== "");
}

const FIGURES = ["labsPerActivity", "labsPerComment", "labsPerStayingActive"] as const;

/** How LABs are earned, in figures; what brings none isn't told. */
export function earnings(welcome: Welcome): readonly { readonly name: (typeof FIGURES)[number]; readonly labs: number }[] {
  return FIGURES.flatMap((name) => {
    const labs = welcome[name] ?? 0;
    return labs > 0 ? [{ name, labs }] : [];
  });
}
