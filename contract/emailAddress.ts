import * as z from 'zod'
import { cleanNumber } from './typedNumbers.ts'

/** RFC 5321: longer ones have no path back. */
const LONGEST = 254
const shape = z.email().max(LONGEST)

/**
 * The one rule for an address that somebody signs in with: at registration, of staff and in plan files. ASCII alone, since
 * a relay without SMTPUTF8 (RFC 6531) does not deliver to others and letters that look alike would make two people of one
 * address. International domains are taken in their ASCII form (xn--).
 */
export function isEmailAddress(text: string): boolean {
  return shape.safeParse(text).success
}

/** The same for a call; what was copied with it (blanks, invisible characters, "mailto:") is dropped. */
export const emailAddress = z
  .string()
  .max(LONGEST + 40)
  .overwrite(cleanNumber.email)
  .refine(isEmailAddress, 'Invalid email')
  .meta({ format: 'email', maxLength: LONGEST })
