import { latinLookalike } from "./confusables";
import { isOffensive } from "./offensive";

/** What is wrong with a nickname. */
export type NicknameIssue = "email" | "characters" | "offensive";

// Emoji come with them, and they show nothing of their own.
const VARIATIONS = /[\uFE0E\uFE0F]/g;
// Zero-width and bidirectional ones, controls, fillers: what is not seen, or shows the others in another order.
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
// A pile of marks over one letter covers its neighbours.
const PILE = /\p{M}{3,}/u;

/** The form in which a nickname is kept: NFKC, single spaces. */
export function normaliseNickname(text: string): string {
  return text
    .normalize("NFKC")
    .replace(VARIATIONS, "")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
}

/** What is wrong with a nickname by itself (spec section 5): an e-mail, unseen characters, an offensive word. */
export function nicknameIssue(text: string): NicknameIssue | undefined {
  const nickname = normaliseNickname(text);
  if (nickname.includes("@")) return "email";
  if (UNSEEN.test(nickname) || PILE.test(nickname.normalize("NFD")) || !VISIBLE.test(nickname)) return "characters";
  return isOffensive(nickname) ? "offensive" : undefined;
}

/**
 * The same for nicknames that people take for one another: letters of other alphabets, accents, capitals, and signs
 * that look alike (l, I, 1; o, 0; rn, m) make no difference.
 */
export function nicknameKey(text: string): string {
  const letters = latinLookalike(normaliseNickname(text))
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
  return latinLookalike(letters)
    .replace(/[il1|!]/g, "l")
    .replace(/0/g, "o")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[‘’ʼ`´′]/g, "'");
}
