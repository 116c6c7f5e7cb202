import { findingsOf } from './qualifiers.ts'

/** Why an account waits: nothing before the identity check has run. */
export function Findings({ qualifierKey }: { qualifierKey: string | null | undefined }) {
  const findings = findingsOf(qualifierKey)
  if (findings.length === 0) return 'None yet'
  if (findings.length === 1) return findings[0]
  return (
    <ul>
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  )
}
