/** What a scope lets the holder of a key do, in words. */
const sentences: Readonly<Record<string, string>> = {
  'accounting:read': 'Read transactions, books and withheld taxes.',
  'accounts:read': 'Read accounts, their balances and required minimum distributions.',
  'bank:read': 'Read bank lines and their reconciliation.',
  'beneficiaries:read': 'Read beneficiaries.',
  'documents:read': 'Read documents and their files.',
  'documents:write': 'Store files and mark uploads complete.',
  'events:read': 'Read the list of changes.',
  'jobs:read': 'Read job runs.',
  'notes:read': 'Read notes.',
  'notes:write': 'Add and pin notes.',
  'overview:read': 'Read the overview.',
  'owners:read': 'Search for owners and read their contact data.',
  'payments:read': 'Read returned payments.',
  'plans:read': 'Read plans and their files.',
  'reports:read': 'Read reports by account and by state.',
  'requests:read': 'Read withdrawals, rollovers and receipts.',
  'taxes:read': 'Calculate the withholding of a request.',
}

/** Null for a scope that this version of the page does not know. */
export const scopeSentence = (scope: string): string | null => sentences[scope] ?? null

/** Scopes in two groups: those that change data first. */
export function scopeGroups(scopes: readonly string[]) {
  const isWriting = (scope: string) => scope.endsWith(':write')
  return [
    { heading: 'Can change', scopes: scopes.filter(isWriting) },
    { heading: 'Can read', scopes: scopes.filter((scope) => !isWriting(scope)) },
  ].filter((group) => group.scopes.length > 0)
}
