import * as z from 'zod'
import { optionalLine } from './line.ts'
import { missingPage, MOST_CHARACTERS, REASONS, standardReason } from './reasonTexts.ts'

const KINDS = [...(Object.keys(REASONS) as (keyof typeof REASONS)[]), 'OTHER'] as const

/** One of the listed reasons, `FORM` also with what is missing, or `OTHER` with a typed text. */
export const reason = z
  .strictObject({
    kind: z.enum(KINDS),
    text: optionalLine({ max: MOST_CHARACTERS })
      .optional()
      .describe('Text for the owner with OTHER, what is missing with FORM; not with other kinds'),
  })
  .refine(({ kind, text }) => kind !== 'OTHER' || Boolean(text), { path: ['text'], message: 'Please enter a reason' })
  .refine(({ kind, text }) => kind === 'OTHER' || kind === 'FORM' || !text, {
    path: ['text'],
    message: 'Only another reason and a missing page have a text',
  })
export type Reason = z.output<typeof reason>

/** The sentence that the owner reads; null without a reason. */
export function wordsOf(given: Reason | undefined): string | null {
  if (!given) return null
  if (given.kind === 'OTHER') return given.text ?? null
  return given.kind === 'FORM' && given.text ? missingPage(given.text) : REASONS[given.kind]
}

/** The sentence of a reason that may be emailed; null for a typed reason. Typed text is never emailed. */
export function emailedWords(words: string | null): string | null {
  const kind = standardReason(words)
  return kind && REASONS[kind]
}
