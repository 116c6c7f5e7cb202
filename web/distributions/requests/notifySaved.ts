import type { UserError } from '../../kit/forms/userError.ts'
import { notices } from '../../kit/notices/notices.ts'
import { kindTexts, waitsText, waitsTitle, type RequestKind } from './texts.ts'

/** What came of a change. */
export interface Answer {
  ok: boolean
  errors: readonly UserError[]
  /** What of it waits for a second person. */
  waitsFor: string | null
}

/** The notice after a save: that it was saved, or what of it somebody else has to approve first. */
export function notifySaved(kind: RequestKind, waitsFor: string | null): void {
  if (waitsFor === null) notices.success('Success', kindTexts[kind].saved)
  else notices.success(waitsTitle, waitsText(waitsFor))
}
