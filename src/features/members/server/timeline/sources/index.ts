import type { TimelineSource } from "../source";
import { activitySource } from "./activity";
import { commentSource } from "./comment";
import { labsSource } from "./labs";
import { membershipSource } from "./membership";
import { messageSource } from "./message";
import { redeemSource } from "./redeem";
import { sanctionSource } from "./sanction";

/** What a person's timeline is made of. */
export const sources: readonly TimelineSource[] = [
  activitySource,
  commentSource,
  labsSource,
  redeemSource,
  sanctionSource,
  messageSource,
  membershipSource,
];
