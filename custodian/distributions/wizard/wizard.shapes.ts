import * as z from 'zod'
import { dateOut, momentOut, moneyOut } from '../../../contract/fields.ts'

// What each page of the wizard answers, as it goes over the wire. Money in dollars.

const step = z.enum([
  'DISTRIBUTION',
  'TYPE',
  'PAYMENT_OPTIONS',
  'ACCOUNT_INFO',
  'ROLLOVER',
  'FEDERAL',
  'STATE',
  'CONFIRMATION',
])
export const amountData = z.strictObject({
  maximumAmount: moneyOut,
  amount: moneyOut.nullable(),
  isFullAmount: z.boolean(),
  fee: moneyOut,
  progress: z.strictObject({
    steps: z.array(step),
    completedSteps: z.array(step),
    nextStep: step,
    version: z.int(),
    savedAt: momentOut.nullable(),
  }),
})
export const typeData = z.strictObject({
  rolloverSelected: z.boolean(),
  normalDistributionSelected: z.boolean(),
  earlyDistributionSelected: z.boolean(),
  transferSelected: z.boolean(),
  displayRollover: z.boolean(),
  displayNormalDistribution: z.boolean(),
  displayEarlyDistribution: z.boolean(),
  isRoth: z.boolean(),
})
export const paymentData = z.strictObject({ isCheck: z.boolean().nullable() })
export const bankAccountData = z.strictObject({
  accountNumber: z.string().nullable(),
  accountNumberLast4: z.string().nullable(),
  bankName: z.string().nullable(),
  routingNumber: z.string().nullable(),
  accountOwner: z.string().nullable(),
})
export const rolloverData = z.strictObject({
  checkPayee: z.string().nullable(),
  attentionTo: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  receivingAccount: z.string().nullable(),
})
export const federalData = z.strictObject({
  withdrawalAmount: moneyOut,
  isEarlyWithdrawal: z.boolean(),
  maximumFederalWithholding: z.int(),
  stateOfResidence: z.string().nullable(),
  selectedAmount: moneyOut.nullable(),
  isDirectDeposit: z.boolean(),
  fee: moneyOut,
})
export const stateData = z.strictObject({
  minimumStateWithholding: moneyOut,
  maximumStateWithholding: moneyOut,
  canOptOut: z.boolean(),
  canModify: z.boolean(),
  messageOutput: z.string(),
  selectedAmount: moneyOut.nullable(),
  stateOptOut: z.boolean().nullable(),
  stateOfResidence: z.string().nullable(),
  withdrawalAmount: moneyOut.nullable(),
  federalTaxAmount: moneyOut.nullable(),
})
export const confirmationData = z.strictObject({
  distributionTypeId: z.int(),
  amount: moneyOut,
  federalTaxAmount: moneyOut,
  stateTaxAmount: moneyOut,
  isCheck: z.boolean(),
  netAmount: moneyOut,
  isRollover: z.boolean(),
  fee: moneyOut,
  version: z.int(),
  bankName: z.string().nullable(),
  accountNumberLast4: z.string().nullable(),
  checkPayee: z.string().nullable(),
  expectedFrom: dateOut,
  expectedTo: dateOut,
  stateOfResidence: z.string().nullable(),
})
