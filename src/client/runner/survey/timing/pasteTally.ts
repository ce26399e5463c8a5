const PASTED = new Set(["insertFromPaste", "insertFromDrop", "insertFromYank", "insertFromPasteAsQuotation"]);

interface TypingTally {
  readonly typed: number;
  readonly pasted: number;
}

/** How the texts of each question came about: character by character, or brought from elsewhere. */
export class PasteTally {
  readonly #written = new Map<string, TypingTally>();

  /** @param characters that one input event put in; deletions put in none */
  note(questionId: string, inputType: string, characters: number): void {
    if (characters <= 0) return;
    const { typed, pasted } = this.#written.get(questionId) ?? { typed: 0, pasted: 0 };
    const isPasted = PASTED.has(inputType);
    this.#written.set(questionId, isPasted ? { typed, pasted: pasted + characters } : { typed: typed + characters, pasted });
  }

  /** 0 to 1; nothing where nothing was written. */
  shareOf(questionId: string): number | undefined {
    const written = this.#written.get(questionId);
    return written && Math.round((written.pasted / (written.pasted + written.typed)) * 1_000) / 1_000;
  }
}
