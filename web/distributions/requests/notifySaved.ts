import type { UserError } from '../../kit/forms/userError.ts'
import { notices } from '../../kit/notices/notices.ts'
import { kindTexts, waitsText, waitsTitle, type RequestKind } from './texts.ts'

/** The result of a change. */
export interface Answer {
  ok: boolean
  errors: readonly UserError[]
  /** The part of the change that waits for a second person. */
  waitsFor: string | null
}

/** Shows the notice after a save: saved, or the part that another person must approve first. */
export function notifySaved(kind: RequestKind, waitsFor: string | null): void {
  if (waitsFor === null) notices.success('Success', kindTexts[kind].saved)
  else notices.success(waitsTitle, waitsText(waitsFor))
}
