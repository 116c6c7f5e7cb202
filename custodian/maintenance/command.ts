/** Parses the arguments of the maintenance command; null if they are malformed. The custodian validates the values. */
export function readMaintenanceCommand(words: readonly string[]): { path: string; body: object } | null {
  const [verb, text, ...more] = words
  if (verb === undefined) return { path: '/maintenance/command/show', body: {} }
  if (verb === 'off' && text === undefined) return { path: '/maintenance/command', body: { mode: 'OFF' } }
  if (text === undefined || more.length > 0) return null
  if (verb === 'announce') return { path: '/maintenance/command', body: { mode: 'ANNOUNCE', text } }
  if (verb === 'read-only') return { path: '/maintenance/command', body: { mode: 'READ_ONLY', text } }
  return null
}
