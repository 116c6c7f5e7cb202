import { contactPhone } from '../kit/page/layout.ts'
import { formatDate } from '../kit/ui/format.ts'
import type { DistributionType } from './distributionTypes.ts'

/** Texts shared by several screens of the wizard or by their tests. */

export const processingTime = '7 to 10 business days'

/** Follows the sentence about a sent check. */
export const allowTime = ' Allow time for delivery.'

/** Says when to expect the payment. For a check, these are the mailing days, and the delivery takes additional time. */
export function expectedWords(isCheck: boolean, from: string, to: string): string {
  const days = `between ${formatDate(from)} and ${formatDate(to)}`
  return isCheck ? `we’ll mail the check ${days}; allow time for delivery` : `expect the money ${days}`
}

/** Says what a first payment also waits for; null without a hold. Without a confirmed address, no letter is mailed. */
export function firstPaymentWaits(
  isHeld: boolean | null | undefined,
  sentTo: string | null | undefined,
): string | null {
  if (isHeld !== true) return null
  return sentTo ? 'Your first payment also waits until you enter, on Home, the code from our letter.' : identityFirst
}

export const identityFirst = 'We must also confirm your identity before your first payment: please contact us.'

/** "call us at (800) 555-0199", or "contact us" if there is no phone number. */
export function contactUs(): string {
  const phone = contactPhone()
  return phone ? `call us at ${phone}` : 'contact us'
}

/** Text for the owner about an Incomplete request without a reason. */
export function incompleteWithoutReason(): string {
  return `Something is missing. Please ${contactUs()}. We’ll tell you what to send or correct.`
}

/** Texts for the owner about a canceled or reversed request. A reason may follow. */
export const WITHOUT_REASON = {
  CANCEL: 'This request was canceled. No money has moved.',
  REVERSE: 'This request was reversed. The money is back in your account.',
} as const

export const savedHint = 'We save your answers when you press Next.'
export const earlyPenalty = 'Early distributions carry a 10% penalty.'
export const taxLater = 'Tax withholding, if any, is chosen in a later step and comes off this figure.'

/** Noun for the request: "distribution", "rollover" or "transfer". */
export function requestNoun(type: DistributionType): string {
  if (type === 'ROLLOVER') return 'rollover'
  return type === 'TRANSFER' ? 'transfer' : 'distribution'
}
