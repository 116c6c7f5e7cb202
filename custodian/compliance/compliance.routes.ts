import { ROLE } from '../../contract/roles.ts'
import * as z from 'zod'
import { staff } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { bodyId, dateOut, momentOut } from '../../contract/fields.ts'
import { maskedSocial } from '../owners/social.ts'
import { decide, type Decision } from './review.ts'

const MOST_AT_ONCE = 1_000

const row = z.strictObject({
  accountOwnerId: z.int(),
  accountId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  social: z.string().nullable().describe('Masked'),
  dateOfBirth: dateOut.nullable(),
  dateLoaded: momentOut,
  qualifierKey: z.string().nullable().describe('Why the identity check did not pass'),
})
const accountIds = z.array(bodyId).min(1, 'Please enter account IDs').max(MOST_AT_ONCE)
const access = staff(ROLE.complianceReviewer)
const tag = 'compliance'

/** The review of accounts whose owner could not be validated by itself. */
export function complianceRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    adminPath: '/compliance/pending',
    tag,
    summary: 'Accounts that wait for the review, oldest first.',
    access,
    response: z.array(row),
    handler: async ({ call }) => {
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
        .where('status_id', '=', 1)
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
    },
  })

  const decision = (name: Decision, summary: string) =>
    api.endpoint({
      method: 'PUT',
      adminPath: `/compliance/${name}`,
      tag,
      summary,
      access,
      body: accountIds,
      handler: async ({ call, body }) => {
        await call.write((write) => decide(write, name, body))
        return undefined
      },
    })
  decision('approve', 'Validates the accounts, all or none.')
  decision('reject', 'Rejects the accounts, all or none.')
}
