const OTHER = 'OTHER'

/** Why staff put a request aside, close it or reject an account: what they choose and what its owner reads. */
export const reasons = {
  SIGNATURE: {
    label: 'Signature missing or unlike',
    tells: 'We could not match your signature. Please sign again.',
  },
  BANK_DETAILS: {
    label: 'Bank details do not match',
    tells: 'Your bank details do not match your name. Please check them.',
  },
  ADDRESS: { label: 'Address incomplete', tells: 'We need your full mailing address.' },
  ADDRESS_NOT_FOUND: {
    label: 'Address not found',
    tells: 'No mail is delivered to the address we have. Please give us another one.',
  },
  IDENTITY: {
    label: 'Identity not confirmed',
    tells: 'We could not confirm your identity with what we have. Please contact us.',
  },
  FORM: { label: 'Form or page missing', tells: 'A page of your form is missing.' },
  ASKED_BY_OWNER: { label: 'Asked by the owner', tells: 'You asked us to cancel this request.' },
  TWICE: { label: 'Entered twice', tells: 'We already have a request like this one.' },
} as const
type Offered = keyof typeof reasons

/** What may be said of what becomes of it: an owner is not told of a request that is only put aside that it was cancelled. */
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
export const other = { value: OTHER, label: 'Other' }

const most = 300

/** What is wrong with a text of one's own; null when nothing is. */
export function textProblem({ reasonKind, reasonText }: ReasonValues): string | null {
  if (!isOther(reasonKind)) return null
  if (reasonText.trim() === '') return 'Please enter a reason'
  return reasonText.trim().length > most ? `At most ${most} characters` : null
}

/** What a call is given of it; nothing where no reason was chosen. */
export function reasonInput({ reasonKind, reasonText }: ReasonValues): { reason?: ReasonInput } {
  if (reasonKind === '') return {}
  if (isOther(reasonKind)) return { reason: { kind: OTHER, text: reasonText.trim() } }
  return { reason: { kind: reasonKind as Offered } }
}

/** Whether a stored reason is one of those sentences. */
export function isOfferedText(text: string): boolean {
  return Object.values(reasons).some(({ tells }) => tells === text)
}
