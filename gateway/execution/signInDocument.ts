import { parse, type DocumentNode } from 'graphql'

const MOST_TOKENS = 100

/**
 * Whether a document only signs in: one mutation with the single field `login`, and plain fields and errors of its
 * payload. Without a token, a program may send only this document as text.
 */
export function isSignIn(text: unknown): boolean {
  if (typeof text !== 'string') return false
  let document: DocumentNode
  try {
    document = parse(text, { maxTokens: MOST_TOKENS, noLocation: true })
  } catch {
    return false
  }
  const [operation, ...more] = document.definitions
  if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'mutation' || more.length > 0) return false
  const [login, ...others] = operation.selectionSet.selections
  if (login?.kind !== 'Field' || login.name.value !== 'login' || others.length > 0) return false
  return (login.selectionSet?.selections ?? []).every(
    (field) => field.kind === 'Field' && (field.selectionSet === undefined || field.name.value === 'errors'),
  )
}
