export const COMMUNITY_ERRORS = {
  /** The plan asked for has no terms that are valid today. */
  noTerms: { code: "communities.noTerms", status: 409 },
  /** What was paid for doesn't change by being written over. */
  frozen: { code: "communities.frozen", status: 409 },
  /** The price isn't the one that was shown. */
  priceChanged: { code: "communities.priceChanged", status: 409 },
  /** A community without an order: made before communities were ordered. */
  noOrder: { code: "communities.noOrder", status: 409 },
  notHigher: { code: "communities.notHigher", status: 409 },
  /** Of an upgrade: there is no remaining time to pay for. */
  over: { code: "communities.over", status: 409 },
  tooLong: { code: "communities.tooLong", status: 409 },
  /** Told to whoever wants to become a member: a member never reads about plans. */
  full: { code: "communities.full", status: 409 },
  /** Told to the team. */
  memberLimit: { code: "communities.memberLimit", status: 409 },
  teamLimit: { code: "communities.teamLimit", status: 409 },
  activityLimit: { code: "communities.activityLimit", status: 409 },
  /** People are at home in it, and it hasn't ended. */
  running: { code: "communities.running", status: 409 },
  /** Participants come from the provider's panel alone. */
  panelOnly: { code: "communities.panelOnly", status: 409 },
} as const;
