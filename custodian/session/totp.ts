import { generateSecret, generateURI, verifySync } from 'otplib'

/** Authenticator codes by RFC 6238: SHA-1, 6 digits, 30 seconds. */
const STEP_SECONDS = 30

/** Creates a secret of 160 bits in base32. */
export const newTotpSecret = (): string => generateSecret()

/** The 30-second step, counted from 1970, of a code that is valid now; null for any other text. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  // Accepts one step before and one after. Clocks differ, and the next code may appear while a person types.
  const found = verifySync({ secret, token: code, epoch: now.getTime() / 1000, epochTolerance: STEP_SECONDS })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** The URI that an app reads from a QR code. */
export const otpauthUri = (secret: string, { company, email }: { company: string; email: string }): string =>
  generateURI({ issuer: company, label: email, secret })
