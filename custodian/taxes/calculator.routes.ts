import * as z from 'zod'
import { self } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { invalidField } from '../platform/http/errors.ts'
import { money, moneyOut } from '../../contract/fields.ts'
import { fromCents, toCents } from '../platform/money.ts'
import { CALCULATOR } from '../platform/http/throttle.ts'
import { calculate } from './calculator.ts'
import { stateRulesOf } from './rules.ts'

/** The tax calculator: nothing is read or stored about anybody. */
export function calculatorRoutes(api: Api): void {
  const stateRules = stateRulesOf(api.services.config)
  api.endpoint({
    method: 'POST',
    path: '/calculator',
    tag: 'taxes',
    summary: 'Estimates federal and state withholding of a distribution at the rates of today.',
    access: self,
    limit: CALCULATOR,
    body: z.strictObject({
      state: z.string().max(100).nullish(),
      withdrawalAmount: money,
      desiredFederalWithholdingAmount: money.nullish(),
      isEarlyWithdrawal: z.boolean(),
      isTaxDeferred: z.boolean(),
      isEntireDistribution: z.boolean().default(true),
    }),
    response: z.strictObject({
      federalWitholding: moneyOut,
      minimumStateWithholding: moneyOut,
      maximumStateWithholding: moneyOut,
      canOptOut: z.boolean(),
      messageOutput: z.string(),
    }),
    handler: async ({ call, body }) => {
      const result = calculate(
        {
          state: body.state || null,
          amount: toCents(body.withdrawalAmount),
          desiredFederal:
            typeof body.desiredFederalWithholdingAmount === 'number'
              ? toCents(body.desiredFederalWithholdingAmount)
              : null,
          isEarly: body.isEarlyWithdrawal,
          isTaxDeferred: body.isTaxDeferred,
          isEntire: body.isEntireDistribution,
        },
        stateRules,
        call.today,
      )
      if ('field' in result) throw invalidField(result.field, result.message)
      return {
        federalWitholding: fromCents(result.federal),
        minimumStateWithholding: fromCents(result.minimumState),
        maximumStateWithholding: fromCents(result.maximumState),
        canOptOut: result.canOptOut,
        messageOutput: result.messageOutput,
      }
    },
  })
}
