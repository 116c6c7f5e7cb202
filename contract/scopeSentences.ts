import type { Scope } from './scopes.ts'

/** Access of each scope in words. */
const SENTENCES: Readonly<Record<Scope, string>> = {
  'accounting:read': 'Read transactions, books and withheld taxes',
  'accounts:read': 'Read accounts, their balances and required minimum distributions',
  'bank:read': 'Read bank lines and their reconciliation',
  'beneficiaries:read': 'Read beneficiaries',
  'documents:read': 'Read documents and their files',
  'documents:write': 'Store files and mark uploads complete',
  'events:read': 'Read the list of changes',
  'jobs:read': 'Read job runs',
  'notes:read': 'Read notes',
  'notes:write': 'Add and pin notes',
  'overview:read': 'Read the overview',
  'owners:read': 'Search for owners and read their contact data',
  'payments:read': 'Read returned payments',
  'plans:read': 'Read plans and their files',
  'reports:read': 'Read reports by account and by state',
  'requests:read': 'Read withdrawals, rollovers and receipts',
  'taxes:read': 'Calculate the withholding of a request',
}

/** The access of a scope in words; null for a scope that this version does not know. */
export const scopeSentence = (scope: string): string | null => (isKnown(scope) ? SENTENCES[scope] : null)

const isKnown = (scope: string): scope is Scope => Object.hasOwn(SENTENCES, scope)

/** The access of a scope in words, with the name of the scope: "Read notes (notes:read)". */
export function scopeInWords(scope: string): string {
  const sentence = scopeSentence(scope)
  return sentence === null ? scope : `${sentence} (${scope})`
}
