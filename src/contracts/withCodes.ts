import type { ActivityType } from "../server/kit";
import type { Comments } from "./services/comments";

type Read = NonNullable<ActivityType["variables"]>;

/** The variables of a type whose members write comments, followed by the codes that the team gave to what they wrote. */
export function withCodes(read: Read, comments: () => Comments): Read {
  return async (activity) => {
    const [given, coded] = [await read(activity), await comments().codeVariables(activity)];
    const values = new Map(given.values);
    for (const [member, codes] of coded.values) values.set(member, { ...values.get(member), ...codes });
    return { variables: [...given.variables, ...coded.variables], values };
  };
}
