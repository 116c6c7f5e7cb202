import type { UserError } from '../../kit/forms/userError.ts'
import { notices } from '../../kit/notices/notices.ts'
import { kindTexts, waitsText, waitsTitle, type RequestKind } from './texts.ts'

/** Result of a saved change. */
export interface Answer {
  ok: boolean
  errors: readonly UserError[]
  /** The part of the change that waits for a second person. */
  waitsFor: string | null
}

/** Shows a notice after a save: either saved, or the part that a second person must approve first. */
export function notifySaved(kind: RequestKind, waitsFor: string | null): void {
  if (waitsFor === null) notices.success('Success', kindTexts[kind].saved)
  else notices.success(waitsTitle, waitsText(waitsFor))
}
