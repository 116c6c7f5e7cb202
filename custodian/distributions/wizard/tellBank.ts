import { maskedBank, tellOfChange } from '../../platform/mail/tellChange.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { WizardAccount } from '../wizardAccount.ts'

interface Details {
  routing_number: string | null
  bank_name: string | null
  bank_account_sealed: string | null
  bank_account_last4: string | null
}

/**
 * Tells the owner by mail when money is to go to another bank account than the one in the draft, or else in the last
 * request of the account. `number` is null where the stored one stays. The account must be locked.
 */
export async function tellOfBank(
  context: WriteContext,
  account: WizardAccount,
  now: { routing_number: string; bank_name: string | null; number: string | null },
): Promise<void> {
  const before = account.draft?.bank_account_sealed ? account.draft : await lastOf(context, account.accountId)
  const place = accountAssociatedData('bank', account.accountId)
  const stored = before?.bank_account_sealed ? context.services.pii.open(before.bank_account_sealed, place) : null
  const isSame = before?.routing_number === now.routing_number && (now.number === null || now.number === stored)
  if (isSame) return
  const last4 = now.number?.slice(-4) ?? before?.bank_account_last4 ?? null
  const after = maskedBank({ bankName: now.bank_name, last4 })
  const shown = before && maskedBank({ bankName: before.bank_name, last4: before.bank_account_last4 })
  await tellOfChange(context, account.ownerId, { what: 'bank details', before: shown, after })
}

async function lastOf(context: WriteContext, accountId: number): Promise<Details | null> {
  const row = await context.tx
    .selectFrom('distribution_request')
    .select(['routing_number', 'bank_name', 'bank_account_sealed', 'bank_account_last4'])
    .where('account_id', '=', accountId)
    .where('bank_account_sealed', 'is not', null)
    .orderBy('request_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
