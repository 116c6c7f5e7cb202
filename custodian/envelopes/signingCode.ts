import { randomInt } from 'node:crypto'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Envelope } from './envelope.ts'

/** Makes the code that signs an envelope's document, for an email to this address; an earlier code becomes invalid. */
export async function makeSigningCode(
  { tx, services, now }: WriteContext,
  envelope: Pick<Envelope, 'envelope_hash' | 'document_sha256'>,
  address: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    code_hash: services.pii.hash(code, codeScope(envelope)),
    created_at: now,
    tries: 0,
    address_hash: addressHash(services, address),
  }
  await tx
    .insertInto('signing_code')
    .values({ envelope_hash: envelope.envelope_hash, ...fresh })
    .onConflict((conflict) => conflict.column('envelope_hash').doUpdateSet(fresh))
    .execute()
  return code
}

export function addressHash({ pii }: Pick<WriteContext['services'], 'pii'>, address: string): string {
  return pii.hash(address, 'signing-code-address')
}

/** The hash includes the document, so the same code has a different hash for another document. */
export const codeScope = ({ envelope_hash, document_sha256 }: Pick<Envelope, 'envelope_hash' | 'document_sha256'>) =>
  `signing-code:${envelope_hash}:${document_sha256}`
