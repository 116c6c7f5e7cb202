import { callerFailure, callerNotFound } from '../../app/relay/errors.ts'
import type { UserError } from '../../kit/forms/userError.ts'

export interface SaveTexts {
  saved: string
  failed: string
}

export const withdrawalTexts: SaveTexts = {
  saved: 'Withdrawal request saved successfully.',
  failed: 'An error occurred while saving the withdrawal request.',
}

export const rolloverTexts: SaveTexts = {
  saved: 'Rollover request saved successfully.',
  failed: 'An error occurred while saving the rollover request.',
}

export const waitsTitle = 'Waits for a Second Person'

/** What a save says that was not enough by itself. */
export function waitsText(waitsFor: string): string {
  return `Not done yet: ${waitsFor}. Somebody else has to approve it; it stands above the list.`
}

/** The server's own sentence about the request as a whole, for example that somebody else has changed it. */
export function generalMessage(errors: readonly UserError[]): string | null {
  const whole = errors.find((error) => error.field === null || error.field.length === 0)
  return whole && whole.message !== callerFailure && whole.message !== callerNotFound ? whole.message : null
}
