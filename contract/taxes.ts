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
  summary: 'Name of the bank, or "INVALID" for a number that no bank has.',
  params: { routingNumber: z.string().max(40).overwrite(cleanNumber.routing) },
  response: z.strictObject({ name: z.string() }),
})

export const calculateTaxes = taxesEndpoint({
  name: 'calculateTaxes',
  method: 'POST',
  ...signedIn('/api/calculator'),
  summary: 'Estimates federal and state withholding of a distribution at the rates of today.',
  body: calculation,
  refuses: [429],
  response: z.strictObject({
    federalWitholding: moneyOut,
    minimumStateWithholding: moneyOut,
    maximumStateWithholding: moneyOut,
    canOptOut: z.boolean(),
    messageOutput: maybe(z.string()),
  }),
})

/** Least federal withholding without an opt-out, in percent, of a custodian that does not say. */
export const FEDERAL_MINIMUM_PERCENT = 10

/** Fee and least withholding, which only the custodian's settings contain. */
export const getTerms = endpoint({
  name: 'getTerms',
  method: 'GET',
  anyone: '/api/terms',
  ...signedIn('/api/terms'),
  summary: 'Fee of each distribution, in dollars, and the least federal withholding.',
  response: z.strictObject({
    distributionFee: moneyOut,
    federalMinimumPercent: maybe(z.int()).describe('Least whole percent of federal withholding without an opt-out'),
  }),
})
