import type { Pii } from '../platform/crypto/pii.ts'

/**
 * Social security numbers are encrypted at rest, found by keyed hash, and masked everywhere except in the audited
 * reveal.
 */

export function isSocial(text: string): boolean {
  return /^\d{9}$/.test(text)
}

export function maskedSocial(last4: string | null): string | null {
  return last4 === null ? null : `***-**-${last4}`
}

/** Associated data of the encryption: a number can be decrypted only for its own owner. */
export const socialAssociatedData = (accountOwnerId: number) => `account_owner.social:${accountOwnerId}`

/** The three columns that store one social security number. */
export function sealSocial(pii: Pii, accountOwnerId: number, social: string) {
  return {
    social_sealed: pii.seal(social, socialAssociatedData(accountOwnerId)),
    social_hash: socialHash(pii, social),
    social_last4: social.slice(-4),
  }
}

export function openSocial(pii: Pii, accountOwnerId: number, sealed: string): string {
  return pii.open(sealed, socialAssociatedData(accountOwnerId))
}

export function socialHash(pii: Pii, social: string): string {
  return pii.hash(social, 'social')
}
