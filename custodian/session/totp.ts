import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, 6 digits, 30 seconds. */
const STEP_MS = 30_000
const DIGITS = 6
/** The length of a SHA-1 (RFC 4226, section 4). */
const SECRET_BYTES = 20
/** Clocks differ, and people type slowly: one step before and one after count as well. */
const DRIFT = [0, -1, 1] as const

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret in base32 (RFC 4648), the format of apps. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

/** The code of one step of 30 seconds, counted from 1970. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const from = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(from) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

/** The step of this code, or null if it is none of the three accepted ones. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const found = DRIFT.map((drift) => totpStep(now) + drift).filter((step) =>
    timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code)),
  )
  return found[0] ?? null
}

/** The URL that an app reads from a QR code. */
export function otpauthUri(secret: string, account: { company: string; email: string }): string {
  const label = `${encodeURIComponent(account.company)}:${encodeURIComponent(account.email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(account.company)}`
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
