import { formatCount } from '../kit/ui/format.ts'

/** An account to decide, with its owner's name. */
export interface Chosen {
  accountId: number
  firstName: string | null | undefined
  lastName: string | null | undefined
  /** True if the name is on the sanctions list, so that a decision needs a reason. */
  reasonRequired: boolean
}

export function nameOf({ firstName, lastName }: Pick<Chosen, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** "2 accounts" */
export function countOf(accounts: readonly unknown[]): string {
  return accounts.length === 1 ? '1 account' : `${formatCount(accounts.length)} accounts`
}
