import type { UserError } from '../../kit/forms/userError.ts'
import { notices } from '../../kit/notices/notices.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { kindTexts, waitsText, waitsTitle, type RequestKind } from './texts.ts'

/** Result of a saved change. */
export interface Answer {
  ok: boolean
  errors: readonly UserError[]
  /** The part of the change that waits for a second person. */
  waitsFor: string | null
}

/** The saved request, and what the save did to it, as a word such as "Approved". */
export interface Saved {
  done: string
  owner: string
  amount: number
}

/**
 * Shows a notice after a save: either saved, or the part that a second person must approve first. Its second line names
 * the request: "Approved: Mia Moss, $700.00".
 */
export function notifySaved(kind: RequestKind, waitsFor: string | null, { done, owner, amount }: Saved): void {
  const detail = `${owner}, ${formatMoney(amount)}`
  if (waitsFor === null) notices.success('Success', kindTexts[kind].saved, { detail: `${done}: ${detail}` })
  else notices.success(waitsTitle, waitsText(waitsFor), { detail })
}
