/** What kind of event a ledger transaction records; the number is the transactionTypeId of the wire. */
export const TRANSACTION_TYPE = {
  contribution: 1,
  interest: 2,
  annualFee: 3,
  withdrawal: 4,
  rollover: 5,
  transfer: 6,
  distributionFee: 7,
  federalWithholding: 8,
  stateWithholding: 9,
  taxPayment: 10,
  reversal: 11,
  feeAdjustment: 12,
} as const
export type TransactionType = keyof typeof TRANSACTION_TYPE
