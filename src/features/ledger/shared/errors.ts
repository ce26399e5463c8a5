export const LEDGER_ERRORS = {
  insufficient: { code: "ledger.insufficient", status: 409 },
  holdReleased: { code: "ledger.holdReleased", status: 409 },
  holdSettled: { code: "ledger.holdSettled", status: 409 },
  unknownMembers: { code: "ledger.unknownMembers", status: 422 },
  membersLack: { code: "ledger.membersLack", status: 409 },
  off: { code: "ledger.off", status: 409 },
  dailyLimit: { code: "ledger.dailyLimit", status: 409 },
} as const;
