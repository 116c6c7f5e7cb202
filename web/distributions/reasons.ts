import { missingPage, MOST_CHARACTERS, REASONS, standardReason } from '../../contract/reasonTexts.ts'

const OTHER = 'OTHER'

/** Names of the reasons for staff. `REASONS` has the texts that owners read. */
export const reasonLabels: Readonly<Record<keyof typeof REASONS, string>> = {
  SIGNATURE: 'Signature missing or different',
  BANK_DETAILS: 'Bank details do not match',
  ADDRESS: 'Address incomplete',
  ADDRESS_NOT_FOUND: 'Address not found',
  IDENTITY: 'Identity not confirmed',
  FORM: 'Form or page missing',
  ASKED_BY_OWNER: 'Requested by the owner',
  TWICE: 'Entered twice',
}
type Offered = keyof typeof REASONS

/** Reasons offered for each outcome. For example, an owner must not read that an Incomplete request was canceled. */
export const offeredFor = {
  INCOMPLETE: ['SIGNATURE', 'BANK_DETAILS', 'ADDRESS', 'FORM'],
  CANCEL: ['SIGNATURE', 'BANK_DETAILS', 'ADDRESS', 'FORM', 'ASKED_BY_OWNER', 'TWICE'],
  REVERSE: ['BANK_DETAILS', 'ADDRESS', 'FORM', 'ASKED_BY_OWNER', 'TWICE'],
  REJECT: ['IDENTITY', 'ADDRESS_NOT_FOUND', 'ADDRESS', 'FORM'],
} as const satisfies Record<string, readonly Offered[]>
export type ReasonFor = keyof typeof offeredFor

export interface ReasonInput {
  kind: Offered | typeof OTHER
  text?: string
}

export const noReason = { reasonKind: '', reasonText: '' }
interface ReasonValues {
  reasonKind: string
  reasonText: string
}

export const isOther = (kind: string): boolean => kind === OTHER
/** Whether staff name the missing page together with the reason. */
export const namesPage = (kind: string): boolean => kind === 'FORM'
export const other = { value: OTHER, label: 'Other' }

/** The text that the owner reads for a standard reason. */
export const readOf = (kind: Offered, text: string): string =>
  namesPage(kind) && text.trim() !== '' ? missingPage(text.trim()) : REASONS[kind]

/** Returns the error of the free text; null if the text is valid. */
export function textProblem({ reasonKind, reasonText }: ReasonValues): string | null {
  if (!isOther(reasonKind) && !namesPage(reasonKind)) return null
  if (reasonText.trim() === '') return isOther(reasonKind) ? 'Please enter a reason' : 'Please say what is missing'
  return reasonText.trim().length > MOST_CHARACTERS ? `At most ${MOST_CHARACTERS} characters` : null
}

/** The reason as mutation input; empty if staff chose no reason. */
export function reasonInput({ reasonKind, reasonText }: ReasonValues): { reason?: ReasonInput } {
  if (reasonKind === '') return {}
  if (isOther(reasonKind)) return { reason: { kind: OTHER, text: reasonText.trim() } }
  if (namesPage(reasonKind)) return { reason: { kind: 'FORM', text: reasonText.trim() } }
  return { reason: { kind: reasonKind as Offered } }
}

/** The texts of `REASONS` in the third person, for lists that staff read. */
const forStaff: Readonly<Record<keyof typeof REASONS, string>> = {
  SIGNATURE: 'The signature could not be matched. The owner must sign again.',
  BANK_DETAILS: 'The bank details do not match the owner’s name.',
  ADDRESS: 'The owner’s full mailing address is missing.',
  ADDRESS_NOT_FOUND: 'No mail is delivered to the address on file.',
  IDENTITY: 'The owner’s identity could not be confirmed.',
  FORM: 'A page of the form is missing.',
  ASKED_BY_OWNER: 'The owner asked to cancel this request.',
  TWICE: 'There is already a request like this one.',
}

/** Converts a stored standard reason to the third person for staff. Returns a typed reason unchanged. */
export function reasonForStaff(text: string): string {
  const kind = standardReason(text)
  if (kind === null) return text
  return text === REASONS[kind] ? forStaff[kind] : text.replace('your form', 'the form')
}
