import type { WriteContext } from '../platform/context/writeContext.ts'
import { about } from '../platform/audit/audit.ts'
import { bankAssociatedData, maskedTin, sealTin } from './tin.ts'
import { nameOf, payeesOf, type PayeeVersion } from './payee.sql.ts'

/** The person or organization that is paid, and the payment method. */
export interface PayeeData {
  kind: PayeeVersion['kind']
  /** First name; empty for an estate or a trust, whose whole name is in `lastName`. */
  firstName: string
  lastName: string
  tinKind: PayeeVersion['tin_kind']
  /** Tax number, nine digits. */
  tin: string
  address: { address1: string; address2: string | null; city: string; state: string; zip: string }
  /** Bank details; null for a check to the payee's address. */
  bank: { routingNumber: string; bankName: string; accountNumber: string } | null
}

/** Creates a payee for payments after the owner's death. Returns the payee's id. */
export async function addPayee(context: WriteContext, ownerId: number, data: PayeeData): Promise<number> {
  const { payee_id: payeeId } = await context.tx
    .insertInto('payee')
    .values({ account_owner_id: ownerId, created_at: context.now, created_by: context.userId })
    .returning('payee_id')
    .executeTakeFirstOrThrow()
  await addVersion(context, { payeeId, number: 0 }, data)
  await context.audit({ action: 'payee.add', ...about('payee', payeeId, ownerId), after: audited(data) })
  return payeeId
}

/**
 * Stores a new version of a payee; earlier versions are kept. If two versions are stored at the same time, the
 * second gets a unique violation (23505).
 */
export async function changePayee(
  context: WriteContext,
  { payeeId, ownerId }: { payeeId: number; ownerId: number },
  data: PayeeData,
): Promise<void> {
  const before = (await payeesOf(context.tx, [payeeId])).get(payeeId)
  if (!before) throw new Error(`payee ${payeeId} is gone`)
  await addVersion(context, { payeeId, number: before.number + 1 }, data)
  await context.audit({
    action: 'payee.update',
    ...about('payee', payeeId, ownerId),
    before: {
      kind: before.kind,
      name: nameOf(before),
      tin: maskedTin(before.tin_kind, before.tin_last4),
      bankAccountLast4: before.bank_account_last4,
    },
    after: audited(data),
  })
}

async function addVersion(context: WriteContext, key: { payeeId: number; number: number }, data: PayeeData) {
  const { tx, services, now, userId } = context
  const { kind, firstName, lastName, tinKind, tin, address, bank } = data
  await tx
    .insertInto('payee_version')
    .values({
      payee_id: key.payeeId,
      number: key.number,
      kind,
      first_name: firstName,
      last_name: lastName,
      ...sealTin(services.pii, key, { kind: tinKind, tin }),
      ...address,
      is_check: bank === null,
      routing_number: bank?.routingNumber ?? null,
      bank_name: bank?.bankName ?? null,
      bank_account_sealed: bank && services.pii.seal(bank.accountNumber, bankAssociatedData(key)),
      bank_account_last4: bank?.accountNumber.slice(-4) ?? null,
      made_at: now,
      made_by: userId,
    })
    .execute()
}

function audited({ kind, firstName, lastName, tinKind, tin, address, bank }: PayeeData) {
  return {
    kind,
    name: nameOf({ first_name: firstName, last_name: lastName }),
    tin: maskedTin(tinKind, tin.slice(-4)),
    ...address,
    bankAccountLast4: bank?.accountNumber.slice(-4) ?? null,
  }
}
