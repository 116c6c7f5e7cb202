import { RestError } from './errors.ts'

/** For single values that may not be there yet: nothing on file is null, not an error. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RestError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
