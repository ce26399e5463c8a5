import type { Translate } from "../../texts/texts";

/** An access key in the person's words. */
export function keyName(t: Translate, key: string): string {
  return t(`console.keys.${key.replace(":", ".")}`, { _: key });
}
