import { getOwnOperation } from '../../contract/registeredOperations.ts'
import type { Caller } from '../graphql/context.ts'
import { Refusal } from './refusal.ts'
import type { OwnOperations } from './session.ts'

/** Texts of registered operations by hash, cached for every caller. */
export type RegisteredTexts = { get: (hash: string) => string | undefined; keep: (hash: string, text: string) => void }

const MOST_KEPT = 1_000

/** The refusal of any other request of a credential that is limited to its registered operations. */
export const onlyRegistered = () =>
  new Refusal(403, 'This credential may send only its registered operations.', 'FORBIDDEN')

export function createRegisteredTexts(): RegisteredTexts {
  const texts = new Map<string, string>()
  return {
    get: (hash) => texts.get(hash),
    keep(hash, text) {
      if (texts.size >= MOST_KEPT) texts.clear()
      texts.set(hash, text)
    },
  }
}

/**
 * Resolves the name of an operation registered for a machine credential to its text. The check of the credential in
 * this request returned the registered names.
 * @throws Refusal 403 for other documents of a credential limited to its operations; RestError if the text can't be
 * read
 */
export async function withRegistered(
  params: Record<string, unknown>,
  operations: OwnOperations | null,
  caller: Caller,
  texts: RegisteredTexts,
): Promise<Record<string, unknown>> {
  if (operations === null) return params
  const { id, query, ...others } = params
  const hash = typeof id === 'string' && query == null ? operations.hashes.get(id) : undefined
  if (hash === undefined) {
    if (operations.isAll) throw onlyRegistered()
    return params
  }
  let text = texts.get(hash)
  if (text === undefined) {
    text = (await caller.call(getOwnOperation, { params: { hash } })).document
    texts.keep(hash, text)
  }
  return { ...others, query: text }
}
