import * as z from 'zod'
import { endpoint, sends, signedIn } from '../rest/endpoint.ts'
import { maybeText, money, text } from '../rest/shapes.ts'

export const getBank = endpoint({
  name: 'getBank',
  method: 'GET',
  ...signedIn('/api/routing/:routingNumber'),
  response: z.object({ name: text }),
})

export type Calculation = {
  state: string | null
  withdrawalAmount: number
  desiredFederalWithholdingAmount: number | null
  isEarlyWithdrawal: boolean
  isTaxDeferred: boolean
  isEntireDistribution: boolean
}

export const calculateTaxes = endpoint({
  name: 'calculateTaxes',
  method: 'POST',
  ...signedIn('/api/calculator'),
  body: sends<Calculation>(),
  response: z.object({
    federalWitholding: money,
    minimumStateWithholding: money,
    maximumStateWithholding: money,
    canOptOut: z.boolean(),
    messageOutput: maybeText,
  }),
})

/** What a distribution costs: the custodian's own setting, so that nobody else has to know it. */
export const getTerms = endpoint({
  name: 'getTerms',
  method: 'GET',
  anyone: '/api/terms',
  ...signedIn('/api/terms'),
  response: z.object({ distributionFee: money }),
})
