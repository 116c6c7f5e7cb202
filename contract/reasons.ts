import * as z from 'zod'
import { optionalLine } from './line.ts'
import { MOST_CHARACTERS, REASONS } from './reasonTexts.ts'

const KINDS = [...(Object.keys(REASONS) as (keyof typeof REASONS)[]), 'OTHER'] as const

/** One of the listed reasons, or `OTHER` with a typed text. */
export const reason = z
  .strictObject({
    kind: z.enum(KINDS),
    text: optionalLine({ max: MOST_CHARACTERS }).optional().describe('Text for the owner; only with OTHER'),
  })
  .refine(({ kind, text }) => kind !== 'OTHER' || Boolean(text), { path: ['text'], message: 'Please enter a reason' })
  .refine(({ kind, text }) => kind === 'OTHER' || !text, { path: ['text'], message: 'Only another reason has a text' })
export type Reason = z.output<typeof reason>

/** The sentence that the owner reads; null without a reason. */
export function wordsOf(given: Reason | undefined): string | null {
  if (!given) return null
  return given.kind === 'OTHER' ? (given.text ?? null) : REASONS[given.kind]
}

/** Whether the text is one of the listed reasons. Typed text is never emailed. */
export function isOffered(words: string | null): boolean {
  return (Object.values(REASONS) as (string | null)[]).includes(words)
}
