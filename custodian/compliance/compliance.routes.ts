import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { approveAccounts, listCompliancePending, rejectAccounts } from '../../contract/compliance.ts'
import { maskedSocial } from '../owners/social.ts'
import type { Principal } from '../platform/http/access.ts'
import { NO_BODY, type Call } from '../platform/http/call.ts'
import type { Serving } from '../platform/http/serve.ts'
import { decide, type Decision } from './review.ts'

/** The review of accounts whose owner could not be validated by itself. */
export function complianceRoutes({ serve }: Serving): void {
  serve(listCompliancePending, async ({ call }) => {
    const rows = await call.db
      .selectFrom('retirement_account')
      .innerJoin('account_owner', 'account_owner.account_owner_id', 'retirement_account.account_owner_id')
      .select([
        'account_id',
        'retirement_account.account_owner_id',
        'first_name',
        'last_name',
        'social_last4',
        'date_of_birth',
        'date_loaded',
        'qualifier_key',
      ])
      .where('status_id', '=', ACCOUNT_STATUS.notValidated)
      .orderBy('date_loaded')
      .orderBy('account_id')
      .execute()
    return rows.map((found) => ({
      accountOwnerId: found.account_owner_id,
      accountId: found.account_id,
      firstName: found.first_name,
      lastName: found.last_name,
      social: maskedSocial(found.social_last4),
      dateOfBirth: found.date_of_birth,
      dateLoaded: found.date_loaded.toISOString(),
      qualifierKey: found.qualifier_key,
    }))
  })

  const decision =
    (name: Decision) =>
    async ({ call, body }: { call: Call<Principal>; body: number[] }) => {
      await call.write(async (write) => {
        await decide(write, name, body)
        return NO_BODY
      })
      return undefined
    }
  serve(approveAccounts, decision('approve'))
  serve(rejectAccounts, decision('reject'))
}
