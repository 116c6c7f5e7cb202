import { notices } from '../../kit/notices/notices.ts'
import { waitsText, waitsTitle, type SaveTexts } from './texts.ts'

/** The notice after a save: that it was saved, or what of it somebody else has to approve first. */
export function notifySaved(texts: SaveTexts, waitsFor: string | null): void {
  if (waitsFor === null) notices.success('Success', texts.saved)
  else notices.success(waitsTitle, waitsText(waitsFor))
}
