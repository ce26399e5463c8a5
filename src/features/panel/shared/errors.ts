/** What a request of the panel is refused for. */
export const PANEL_ERRORS = {
  unknownCriterion: { code: "panel.unknownCriterion", status: 422 },
  tooFewCoins: { code: "panel.tooFewCoins", status: 409 },
  unsubscribed: { code: "panel.unsubscribed", status: 409 },
  payoutTooSmall: { code: "panel.payoutTooSmall", status: 422 },
  payoutPending: { code: "panel.payoutPending", status: 409 },
  payoutDecided: { code: "panel.payoutDecided", status: 409 },
  /** A payout of the panelist waits for its decision. */
  payoutOpen: { code: "panel.payoutOpen", status: 409 },
  keyReused: { code: "panel.keyReused", status: 409 },
} as const;
