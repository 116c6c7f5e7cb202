import { RestError } from './errors.ts'

/**
 * For reads of single values: a missing value is null, not an error. Never use `orNull` for a write, where it would
 * hide a refusal.
 */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RestError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
