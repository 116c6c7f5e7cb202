import type { WriteContext } from '../platform/context/writeContext.ts'
import { accountAssociatedData, isLookAlike } from './accountNumbers.ts'

/** The encrypted account numbers of a draft or a request. */
interface Numbers {
  bank_account_sealed: string | null
  receiving_account_sealed: string | null
}

/** Stores account numbers that an employee replaces or deletes, to compare a later number with them. */
export async function keepReplaced({ tx }: WriteContext, accountId: number, numbers: Numbers): Promise<void> {
  const { bank_account_sealed, receiving_account_sealed } = numbers
  if (bank_account_sealed === null && receiving_account_sealed === null) return
  await tx
    .insertInto('replaced_account_number')
    .values({ account_id: accountId, bank_account_sealed, receiving_account_sealed })
    .execute()
}

/**
 * Whether a number differs from a replaced number, or from one of an earlier request of the account, but looks the same
 * on a form. Its signer could not see the difference.
 */
export async function looksLikeEarlier(
  { tx, services }: WriteContext,
  accountId: number,
  numbers: Numbers,
): Promise<boolean> {
  const columns = ['bank_account_sealed', 'receiving_account_sealed'] as const
  const earlier: Numbers[] = await tx
    .selectFrom('replaced_account_number')
    .select(columns)
    .where('account_id', '=', accountId)
    .unionAll(tx.selectFrom('distribution_request').select(columns).where('account_id', '=', accountId))
    .execute()
  return (['bank', 'receiving'] as const).some((kind) => {
    const open = (of: Numbers) => {
      const sealed = of[`${kind}_account_sealed`]
      return sealed && services.pii.open(sealed, accountAssociatedData(kind, accountId))
    }
    const number = open(numbers)
    return number !== null && earlier.some((one) => isLookAlike(open(one), number))
  })
}
