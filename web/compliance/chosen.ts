import { formatCount } from '../kit/ui/format.ts'

/** An account that is about to be decided, with whose it is. */
export interface Chosen {
  accountId: number
  firstName: string | null | undefined
  lastName: string | null | undefined
  /** A decision needs a reason: the name is on the sanctions list. */
  reasonRequired: boolean
}

export function nameOf({ firstName, lastName }: Pick<Chosen, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** As in "2 accounts". */
export function countOf(accounts: readonly unknown[]): string {
  return accounts.length === 1 ? '1 account' : `${formatCount(accounts.length)} accounts`
}
