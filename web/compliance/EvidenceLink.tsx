import { ScreenLink } from '../core/screens/ScreenLink.tsx'

/** Links to the page with the reasons why an account was flagged. */
export function EvidenceLink({ accountId }: { accountId: number }) {
  return (
    <ScreenLink to={`/compliance/account/${accountId}`} aria-label={`Evidence of account ${accountId}`}>
      Evidence
    </ScreenLink>
  )
}
