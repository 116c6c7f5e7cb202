/** The scopes in two groups: first scopes that change data, then scopes that only read. */
export function scopeGroups(scopes: readonly string[]) {
  const isWriting = (scope: string) => scope.endsWith(':write')
  return [
    { heading: 'Can change', scopes: scopes.filter(isWriting) },
    { heading: 'Can read', scopes: scopes.filter((scope) => !isWriting(scope)) },
  ].filter((group) => group.scopes.length > 0)
}
