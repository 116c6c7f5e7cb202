import { openSocial } from '../owners/social.ts'
import { tinOf, type PayeeVersion } from './payee.sql.ts'
import { personOf } from '../approvals/person.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'

type Context = Pick<WriteContext, 'tx' | 'services' | 'userId'>

/**
 * Whether one of these tax numbers is the acting employee's own. False unless the operator has linked the employee to
 * an account owner.
 */
export async function isOwnNumber({ tx, services, userId }: Context, tins: readonly string[]): Promise<boolean> {
  const { ownAccountOwnerId: ownId } = await personOf(tx, userId ?? 0)
  if (ownId === null) return false
  const own = await tx
    .selectFrom('account_owner')
    .select('social_sealed')
    .where('account_owner_id', '=', ownId)
    .executeTakeFirst()
  return !!own?.social_sealed && tins.includes(openSocial(services.pii, ownId, own.social_sealed))
}

/**
 * Whether a claim pays, or ever paid, the acting employee, even if the tax number was corrected. False without a
 * claim.
 */
export async function isOwnClaim(
  context: Context,
  { payee_id: payeeId }: { payee_id: number | null },
): Promise<boolean> {
  if (payeeId === null) return false
  const versions: PayeeVersion[] = await context.tx
    .selectFrom('payee_version')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .execute()
  return isOwnNumber(
    context,
    versions.map((one) => tinOf(context.services.pii, one)),
  )
}
