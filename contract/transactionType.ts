/** The number of each transaction type (transactionTypeId in the API). */
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
  clearing: 13,
} as const
export type TransactionType = keyof typeof TRANSACTION_TYPE

/** The name of a transaction type on screens and in files. */
export const TRANSACTION_TYPE_NAME: Readonly<Record<TransactionType, string>> = {
  contribution: 'Contribution',
  interest: 'Interest',
  annualFee: 'Annual Fee',
  withdrawal: 'Withdrawal',
  rollover: 'Rollover',
  transfer: 'Transfer',
  distributionFee: 'Distribution Fee',
  federalWithholding: 'Federal Withholding',
  stateWithholding: 'State Withholding',
  taxPayment: 'Tax Payment',
  reversal: 'Reversal',
  feeAdjustment: 'Fee Adjustment',
  clearing: 'Clearing',
}
