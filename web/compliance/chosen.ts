import { formatCount } from '../kit/ui/format.ts'

/** An account for a decision, with its owner's name and its findings. */
export interface Chosen {
  accountId: number
  firstName: string | null | undefined
  lastName: string | null | undefined
  /** True if the owner's name is on the sanctions list. A decision then needs a reason. */
  reasonRequired: boolean
  /** Titles of the findings of the identity check. */
  findings: readonly string[]
}

export function nameOf({ firstName, lastName }: Pick<Chosen, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** "2 accounts" */
export function countOf(accounts: readonly unknown[]): string {
  return accounts.length === 1 ? '1 account' : `${formatCount(accounts.length)} accounts`
}
