import * as z from 'zod'
import { leftOut } from './texts.ts'

// Control characters, line ends, and characters that turn the direction of the text around them.
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const LONE_SURROGATE = /\p{Surrogate}/u
const INVISIBLE_ONLY = /^[\s\p{Cf}]*$/u
const MARK_FLOOD = /\p{M}{9}/u

/**
 * One line that a person typed (a name, a title): trimmed and in one Unicode form, so that the same word is the same
 * text. Refuses what cannot be read or could hide something. `required` is the text for an empty one.
 */
export function line(options: { max: number; required?: string; tooLong?: string }) {
  const required = options.required ?? 'Required'
  return z
    .string(leftOut(required))
    .overwrite((text) => text.trim().normalize('NFC'))
    .min(1, required)
    .max(options.max, options.tooLong)
    .refine((text) => text === '' || isReadable(text), 'Invalid characters')
}

/** The same without a smallest length. */
export function optionalLine(options: { max: number }) {
  return z
    .string()
    .overwrite((text) => text.trim().normalize('NFC'))
    .max(options.max)
    .refine((text) => text === '' || isReadable(text), 'Invalid characters')
}

export function isReadable(text: string): boolean {
  return !UNPRINTABLE.test(text) && !LONE_SURROGATE.test(text) && !INVISIBLE_ONLY.test(text) && !MARK_FLOOD.test(text)
}

/** Text of several lines: the same, with line ends and tabs. */
export function paragraphs(options: { max: number; required: string }) {
  return z
    .string(leftOut(options.required))
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim().normalize('NFC'))
    .min(1, options.required)
    .max(options.max)
    .refine((text) => text === '' || isReadable(text.replace(/[\n\t]/g, ' ')), 'Invalid characters')
}
