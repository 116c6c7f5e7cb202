import { callerFailure, callerNotFound } from '../../core/relay/errors.ts'
import type { UserError } from '../../kit/forms/userError.ts'

export type RequestKind = 'withdrawal' | 'rollover'

/** Texts for each kind of request. */
export const kindTexts = {
  withdrawal: {
    plural: 'Withdrawals',
    list: 'Withdrawal requests',
    edit: 'Edit Withdrawal',
    saved: 'Withdrawal request saved successfully.',
    failed: 'An error occurred while saving the withdrawal request.',
  },
  rollover: {
    plural: 'Rollovers',
    list: 'Rollover requests',
    edit: 'Edit Rollover',
    saved: 'Rollover request saved successfully.',
    failed: 'An error occurred while saving the rollover request.',
  },
} as const

/** Shown before a change that does not take effect immediately. */
export const waitsForOther = 'A second person must approve before it takes effect.'

export const waitsTitle = 'Waits for a Second Person'

/** Text after a save that waits for a second person. */
export function waitsText(waitsFor: string): string {
  return `Not done yet: ${waitsFor}. A second person has to approve it above the list.`
}

/** The server's message about the whole request, for example about a change by another person. */
export function generalMessage(errors: readonly UserError[]): string | null {
  const whole = errors.find((error) => error.field === null || error.field.length === 0)
  return whole && whole.message !== callerFailure && whole.message !== callerNotFound ? whole.message : null
}
