import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * A machine credential token: `irap_`, 8 characters that identify the credential, 43 characters of secret (256 bits),
 * and 6 characters with the CRC-32 of all preceding ones. Secret scanners recognize a token by prefix and checksum.
 */
export const CREDENTIAL_PREFIX = 'irap_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PUBLIC_LENGTH = 8
const SECRET_LENGTH = 43
const CHECK_LENGTH = 6
const SHAPE = new RegExp(`^${CREDENTIAL_PREFIX}[0-9A-Za-z]{${PUBLIC_LENGTH + SECRET_LENGTH + CHECK_LENGTH}}$`)

export function newCredentialToken(): { token: string; publicPart: string } {
  const letters = Array.from({ length: PUBLIC_LENGTH + SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  const body = `${CREDENTIAL_PREFIX}${letters.join('')}`
  return { token: body + checksum(body), publicPart: publicPart(body) }
}

/** The part that identifies the credential; null for an invalid or mistyped token. */
export function readCredentialToken(token: string): string | null {
  if (!SHAPE.test(token) || checksum(token.slice(0, -CHECK_LENGTH)) !== token.slice(-CHECK_LENGTH)) return null
  return publicPart(token)
}

/** Whether an Authorization header contains a credential token, even an invalid one. */
export function meansCredential(authorization: string | undefined): authorization is string {
  return authorization?.startsWith(`Bearer ${CREDENTIAL_PREFIX}`) ?? false
}

const publicPart = (token: string) => token.slice(CREDENTIAL_PREFIX.length, CREDENTIAL_PREFIX.length + PUBLIC_LENGTH)

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < CHECK_LENGTH; place += 1) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}
