import type { AnswerOf, TakenBy } from '../../../contract/endpoint.ts'
import type { correctDeathRecipient, RecipientKind } from '../../../contract/deathClaims.ts'
import { isStateOfAddress, ZIP } from '../../../contract/usStates.ts'
import { lockOwner } from '../../platform/db/lockOwner.ts'
import { openSocial } from '../../owners/social.ts'
import { payeesOf, payeeWithTin, type PayeeVersion } from '../../payees/payee.sql.ts'
import { changePayee } from '../../payees/storePayee.ts'
import { bankAssociatedData, maskedTin, openTin } from '../../payees/tin.ts'
import { requireNoTool } from '../../approvals/decider.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { TinKind } from '../../platform/db/schema.ts'
import { notFound, refuseIf } from '../../platform/http/errors.ts'
import { at, type Problem } from '../../platform/problem.ts'

export type Recipient = AnswerOf<typeof correctDeathRecipient>

/** An estate or a trust is its own taxpayer with an EIN: 26 CFR 301.6109-1(a)(1)(ii)(C). */
export const tinKindOf = (kind: RecipientKind): TinKind => (kind === 'PERSON' ? 'SSN' : 'EIN')

/** Problems of a recipient's data by field. A missing tax number is not checked. */
export async function identityProblems(
  { tx, services }: Pick<WriteContext, 'tx' | 'services'>,
  ownerId: number,
  given: { kind: RecipientKind; firstName: string; zip: string; tin?: string | null | undefined },
): Promise<Problem[]> {
  const owner = await tx
    .selectFrom('account_owner')
    .select('social_sealed')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  const isOwners = !!owner?.social_sealed && openSocial(services.pii, ownerId, owner.social_sealed) === given.tin
  return [
    ...(given.kind === 'PERSON' && given.firstName === '' ? [at('firstName', 'Required')] : []),
    ...(isOwners ? [at('tin', 'This is the tax number of the account owner.')] : []),
    ...(ZIP.test(given.zip.trim()) ? [] : [at('zip', 'Please enter a valid zip code.')]),
  ]
}

/** Every recipient with a payment or a claim after the owner's death. */
export async function recipientsOf(db: Db | Tx, ownerId: number): Promise<Recipient[]> {
  const rows = await db.selectFrom('payee').select('payee_id').where('account_owner_id', '=', ownerId).execute()
  const versions = await payeesOf(
    db,
    rows.map(({ payee_id: id }) => id),
  )
  return [...versions.values()].map(recipientView)
}

/**
 * Corrects a recipient's identity. Corrected forms follow for tax forms already filed; payments keep the data of their
 * requests.
 * @throws 404 for a recipient of another owner; 400 for invalid fields
 */
export async function correctRecipient(
  context: WriteContext,
  { ownerId, payeeId }: { ownerId: number; payeeId: number },
  given: TakenBy<typeof correctDeathRecipient>['body'],
): Promise<Recipient> {
  requireNoTool(context)
  const { tx, services } = context
  await lockOwner(tx, ownerId)
  const row = await tx
    .selectFrom('payee')
    .select('payee_id')
    .where('payee_id', '=', payeeId)
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  const before = row && (await payeesOf(tx, [payeeId])).get(payeeId)
  if (!before) throw notFound()
  const ofState = isStateOfAddress(given.state) ? [] : [at('state', 'State is required.')]
  const taken = given.tin ? await payeeWithTin(context, ownerId, { tinKind: before.tin_kind, tin: given.tin }) : null
  const ofNumber =
    taken === null || taken === payeeId ? [] : [at('tin', 'This is the tax number of another recipient of this owner.')]
  const ofIdentity = await identityProblems(context, ownerId, { ...given, kind: before.kind })
  refuseIf(400, ...ofState, ...ofIdentity, ...ofNumber)
  const key = { payeeId, number: before.number }
  const { address1, address2, city, state, zip } = given
  await changePayee(
    context,
    { payeeId, ownerId },
    {
      kind: before.kind,
      firstName: before.kind === 'PERSON' ? given.firstName : '',
      lastName: given.lastName,
      tinKind: before.tin_kind,
      tin: given.tin ?? openTin(services.pii, key, before.tin_sealed),
      address: { address1, address2: address2 || null, city, state, zip: zip.trim() },
      bank:
        before.bank_account_sealed === null
          ? null
          : {
              routingNumber: before.routing_number ?? '',
              bankName: before.bank_name ?? '',
              accountNumber: services.pii.open(before.bank_account_sealed, bankAssociatedData(key)),
            },
    },
  )
  const after = (await payeesOf(tx, [payeeId])).get(payeeId)
  if (!after) throw new Error(`payee ${payeeId} is gone`)
  return recipientView(after)
}

function recipientView(row: PayeeVersion): Recipient {
  return {
    payeeId: row.payee_id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    maskedTin: maskedTin(row.tin_kind, row.tin_last4),
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
  }
}
