import { ScreenLink } from '../core/screens/ScreenLink.tsx'

interface Props {
  accountId: number
  /** Element id, in a list that focuses its rows by shortcut keys. */
  id?: string
}

/** Links to the page with the reasons why an account was flagged. */
export function EvidenceLink({ accountId, id }: Props) {
  return (
    <ScreenLink
      {...(id ? { id } : {})}
      to={`/compliance/account/${accountId}`}
      // The audit trail records each view of evidence, so do not prefetch it.
      prefetchData={false}
      aria-label={`Evidence of account ${accountId}`}
    >
      Evidence
    </ScreenLink>
  )
}
