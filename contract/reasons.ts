import * as z from 'zod'
import { optionalLine } from './line.ts'

/** Why staff put a request aside, close it or reject an account, in the words that the owner reads. */
export const REASONS = {
  SIGNATURE: 'We could not match your signature. Please sign again.',
  BANK_DETAILS: 'Your bank details do not match your name. Please check them.',
  ADDRESS: 'We need your full mailing address.',
  ADDRESS_NOT_FOUND: 'No mail is delivered to the address we have. Please give us another one.',
  IDENTITY: 'We could not confirm your identity with what we have. Please contact us.',
  FORM: 'A page of your form is missing.',
  ASKED_BY_OWNER: 'You asked us to cancel this request.',
  TWICE: 'We already have a request like this one.',
} as const
const KINDS = [...(Object.keys(REASONS) as (keyof typeof REASONS)[]), 'OTHER'] as const

export const MOST_CHARACTERS = 300

/** One of those, or `OTHER` with a text of its own. */
export const reason = z
  .strictObject({
    kind: z.enum(KINDS),
    text: optionalLine({ max: MOST_CHARACTERS }).optional().describe('What the owner reads; with OTHER only'),
  })
  .refine(({ kind, text }) => kind !== 'OTHER' || Boolean(text), { path: ['text'], message: 'Please enter a reason' })
  .refine(({ kind, text }) => kind === 'OTHER' || !text, { path: ['text'], message: 'Only another reason has a text' })
export type Reason = z.output<typeof reason>

/** The sentence for the owner; null without a reason. */
export function wordsOf(given: Reason | undefined): string | null {
  if (!given) return null
  return given.kind === 'OTHER' ? (given.text ?? null) : REASONS[given.kind]
}

/** Whether the text is one of ours. Typed text may hold anything, so it is never mailed. */
export function isOffered(words: string | null): boolean {
  return (Object.values(REASONS) as (string | null)[]).includes(words)
}
