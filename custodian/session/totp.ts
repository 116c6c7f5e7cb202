import { generateSecret, generateURI, verifySync } from 'otplib'

/** RFC 6238 as implemented by authenticator apps: SHA-1, 6 digits, 30 seconds. */
const STEP_SECONDS = 30

/** A new secret of 160 bits in base32. */
export const newTotpSecret = (): string => generateSecret()

/** The 30-second step, counted from 1970, of a code that is valid now; null for any other text. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  // Clocks differ, and the next code may appear while one is typed, so one step before and one after are accepted.
  const found = verifySync({ secret, token: code, epoch: now.getTime() / 1000, epochTolerance: STEP_SECONDS })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** The URI that an app reads from a QR code. */
export const otpauthUri = (secret: string, { company, email }: { company: string; email: string }): string =>
  generateURI({ issuer: company, label: email, secret })
