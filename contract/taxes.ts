import * as z from 'zod'
import { endpointsOf, signedIn } from './endpoint.ts'
import { money, moneyOut } from './fields.ts'
import { maybe } from './partial.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('distributions')
const taxesEndpoint = endpointsOf('taxes')

const calculation = z.strictObject({
  state: z.string().max(100).nullish(),
  withdrawalAmount: money,
  desiredFederalWithholdingAmount: money.nullish(),
  isEarlyWithdrawal: z.boolean(),
  isTaxDeferred: z.boolean(),
  isEntireDistribution: z.boolean().default(true),
})
export type Calculation = z.input<typeof calculation>

export const getBank = endpoint({
  name: 'getBank',
  method: 'GET',
  ...signedIn('/api/routing/:routingNumber'),
  summary: 'Name of the bank with this routing number; "INVALID" if no bank has it.',
  params: { routingNumber: z.string().max(40).overwrite(cleanNumber.routing) },
  response: z.strictObject({ name: z.string() }),
})

export const calculateTaxes = taxesEndpoint({
  name: 'calculateTaxes',
  method: 'POST',
  ...signedIn('/api/calculator'),
  summary: 'Estimates the federal and state withholding of a distribution at current rates.',
  body: calculation,
  refuses: [429],
  response: z.strictObject({
    federalWitholding: moneyOut,
    minimumStateWithholding: moneyOut,
    maximumStateWithholding: moneyOut,
    canOptOut: z.boolean(),
    canModify: maybe(
      z.boolean().describe('Whether the owner can choose another amount in the portal; if false, the minimum is fixed'),
    ),
    messageOutput: maybe(z.string()),
  }),
})

/** Minimum federal withholding without an opt-out, in percent, for a custodian that does not provide it. */
export const FEDERAL_MINIMUM_PERCENT = 10

/** Distribution fee and minimum withholding, which only the custodian's settings contain. */
export const getTerms = endpoint({
  name: 'getTerms',
  method: 'GET',
  anyone: '/api/terms',
  ...signedIn('/api/terms'),
  summary: 'Fee for each distribution, in dollars, and the minimum federal withholding.',
  response: z.strictObject({
    distributionFee: moneyOut,
    federalMinimumPercent: maybe(z.int()).describe('Minimum federal withholding without an opt-out, in whole percent'),
  }),
})
