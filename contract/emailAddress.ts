import * as z from 'zod'
import { cleanNumber } from './typedNumbers.ts'

/** RFC 5321: a longer address does not fit a return path. */
const LONGEST = 254
const shape = z.email().max(LONGEST)

/**
 * The only rule for a sign-in address: at registration, for staff and in plan files. ASCII only, because relays without
 * SMTPUTF8 (RFC 6531) deliver no other addresses, and look-alike letters could give two people one address.
 * International domains are accepted in ASCII form (xn--).
 */
export function isEmailAddress(text: string): boolean {
  return shape.safeParse(text).success
}

/** The address for a call, without characters copied along with it (blanks, invisible characters, "mailto:"). */
export const emailAddress = z
  .string()
  .max(LONGEST + 40)
  .overwrite(cleanNumber.email)
  .refine(isEmailAddress, 'Invalid email')
  .meta({ format: 'email', maxLength: LONGEST })
