import type { Pii } from '../platform/crypto/pii.ts'
import type { TinKind } from '../platform/db/schema.ts'

/**
 * A payee's tax number is encrypted like an owner's social security number, but can be decrypted only for the same
 * version of the payee.
 */
export interface PayeeKey {
  payeeId: number
  number: number
}

export const tinAssociatedData = ({ payeeId, number }: PayeeKey) => `payee_version.tin:${payeeId}:${number}`
export const bankAssociatedData = ({ payeeId, number }: PayeeKey) => `payee_version.bank_account:${payeeId}:${number}`

/** The columns of one tax number of nine digits. */
export function sealTin(pii: Pii, key: PayeeKey, { kind, tin }: { kind: TinKind; tin: string }) {
  return {
    tin_kind: kind,
    tin_sealed: pii.seal(tin, tinAssociatedData(key)),
    tin_last4: tin.slice(-4),
  }
}

export function openTin(pii: Pii, key: PayeeKey, sealed: string): string {
  return pii.open(sealed, tinAssociatedData(key))
}

/** Masks a tax number: "***-**-1234" for a person, "**-***1234" for an estate or a trust. */
export function maskedTin(kind: TinKind, last4: string): string {
  return kind === 'EIN' ? `**-***${last4}` : `***-**-${last4}`
}
