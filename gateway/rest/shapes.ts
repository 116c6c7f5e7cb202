import * as z from 'zod'
import { RestError } from './errors.ts'

// What the values of an answer may be. Unknown extra keys are dropped, wrong types are a broken contract.

export const id = z.int()
export const text = z.string()
export const maybeText = z.string().nullish()
/** Dollars. */
export const money = z.number()
export const maybeMoney = z.number().nullish()
/** YYYY-MM-DD. */
export const date = z.iso.date()
export const maybeDate = z.iso.date().nullish()
/** ISO 8601 in UTC. */
export const moment = z.iso.datetime()
export const maybeMoment = z.iso.datetime().nullish()
/** An answer whose content nobody looks at, often none at all. */
export const nothing = z.unknown()

/** A file as the custodian hands it out: content is base64. */
export const FileAnswer = z.object({ contentType: text, content: text, fileName: text })
export type FileAnswer = z.infer<typeof FileAnswer>

/** For single values that may not be there yet: nothing on file is null, not an error. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RestError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
