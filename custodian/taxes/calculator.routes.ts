import { calculateTaxes } from '../../contract/taxes.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { Serving } from '../platform/http/serve.ts'
import { orRefuse } from '../platform/http/errors.ts'
import { fromCents, toCents } from '../platform/money.ts'
import { CALCULATOR } from '../platform/http/throttle.ts'
import { calculate } from './calculator.ts'
import { stateRulesOf } from './rules.ts'
import { formsOfOwner } from './stateForms.sql.ts'

/** The tax calculator. It stores no personal data and reads only the caller's own state forms. */
export function calculatorRoutes({ serve, services }: Serving): void {
  const stateRules = stateRulesOf(services.config)
  serve(
    calculateTaxes,
    async ({ call, body }) => {
      const estimate = calculate(
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
          forms: await formsOf(call),
          federalMinimumPercent: services.config.federalMinimumPercent,
        },
        stateRules,
        call.today,
      )
      const result = orRefuse(400, estimate)
      return {
        federalWitholding: fromCents(result.federal),
        minimumStateWithholding: fromCents(result.minimumState),
        maximumStateWithholding: fromCents(result.maximumState),
        canOptOut: result.canOptOut,
        canModify: result.canModify,
        messageOutput: result.messageOutput,
      }
    },
    { limit: CALCULATOR },
  )
}

const formsOf = ({ db, principal: { accountOwnerId } }: CallContext<Principal>) =>
  accountOwnerId === null ? [] : formsOfOwner(db, accountOwnerId)
