/**
 * Whether the images of a question were shown in this tab without an answer: whoever loads the page again gets no second
 * first look, and the answer says so. Where the tab may store nothing it can't be known.
 */
const key = (questionId: string) => `sondeo.imagesSeen:${location.pathname}:${questionId}`;

export function wasSeen(questionId: string): boolean {
  try {
    return sessionStorage.getItem(key(questionId)) !== null;
  } catch {
    return false;
  }
}

/** @param isSeen false once the answer is there: the next person at this tab begins afresh */
export function noteSeen(questionId: string, isSeen: boolean): void {
  try {
    if (isSeen) sessionStorage.setItem(key(questionId), "1");
    else sessionStorage.removeItem(key(questionId));
  } catch {
    // Storage is blocked.
  }
}
