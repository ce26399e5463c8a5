export const OPINION = "wat_opinion";
export const LONGEST_QUESTION = 300;

/** When members see others' opinions: after writing their own, at once, or never. */
export const OTHERS_VISIBLE = ["AFTER_OWN", "ALWAYS", "NEVER"] as const;
export type OthersVisible = (typeof OTHERS_VISIBLE)[number];
