/** Far more than any body of ours is nested; beyond it whatever walks through by recursion would run out of stack. */
const DEEPEST = 100;
/** Of one object: as many versions as a bulk call names. */
const MOST_MEMBERS = 10_000;
/** Of all objects in each megabyte of text. */
const MOST_IN_MEGABYTE = 50_000;
const MEGABYTE = 1024 * 1024;

const [QUOTE, BACKSLASH, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\:[]{}'].map((one) =>
  one.charCodeAt(0),
);

/** Where the string ends whose first quote stands at this place: its last quote. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/**
 * Whether a JSON text can be parsed without holding up the others: not nested without end, not of objects with tens of
 * thousands of members, which take a parser longer than anything else of their length. Says nothing about its form.
 */
export function isReadableJson(text: string): boolean {
  const most = Math.max(1, text.length / MEGABYTE) * MOST_IN_MEGABYTE;
  const members: number[] = [0];
  let all = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (members.push(0) > DEEPEST) return false;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      if (members.length > 1) members.pop();
    } else if (code === COLON) {
      all += 1;
      const own = (members.at(-1) ?? 0) + 1;
      members[members.length - 1] = own;
      if (own > MOST_MEMBERS || all > most) return false;
    }
  }
  return true;
}
