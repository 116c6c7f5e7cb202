import { graphql, useFragment } from 'react-relay'
import type { CredentialItem_credential$key } from '../__generated__/CredentialItem_credential.graphql.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { RevokeCredential } from './RevokeCredential.tsx'
import { ScopeList } from './ScopeList.tsx'
import { CodeLine, MoreLine, StatusItem } from '../kit/ui/StatusItem.tsx'
import { formatCount } from '../kit/ui/format.ts'

const STATUS = {
  WAITING: { label: 'Waits for a second person', color: 'warning' },
  USABLE: { label: 'Active', color: 'success' },
  EXPIRED: { label: 'Expired', color: 'informative' },
  REVOKED: { label: 'Revoked', color: 'informative' },
} as const

/** A machine credential: its scopes, the data it may read, its expiry and its last use. */
export function CredentialItem({ credentialKey }: { credentialKey: CredentialItem_credential$key }) {
  const credential = useFragment(
    graphql`
      fragment CredentialItem_credential on Credential @throwOnFieldError {
        credentialId
        name
        hint
        scopes
        accountOwnerId
        planId
        addresses
        requestsPerMinute
        status
        createdAt
        createdBy
        expiresAt
        lastUsedAt
        lastUsedFrom
        revokedAt
        revokedBy
      }
    `,
    credentialKey,
  )
  const { status, lastUsedAt, revokedAt } = credential
  const shown = status in STATUS ? STATUS[status as keyof typeof STATUS] : null
  const isOver = status === 'REVOKED' || status === 'EXPIRED'
  return (
    <StatusItem
      name={credential.name}
      status={shown}
      action={isOver ? null : <RevokeCredential credentialId={credential.credentialId} name={credential.name} />}
    >
      <CodeLine>{`${credential.hint}…`}</CodeLine>
      <ScopeList scopes={credential.scopes} />
      <MoreLine>
        {aboutWhom(credential)}; from {credential.addresses.join(', ') || 'any address'};{' '}
        {formatCount(credential.requestsPerMinute)} requests per minute
      </MoreLine>
      <MoreLine>
        Created <DateTimeText moment={credential.createdAt} /> by {credential.createdBy ?? 'IT'}; expires{' '}
        <DateTimeText moment={credential.expiresAt} />
      </MoreLine>
      <MoreLine>
        {lastUsedAt ? (
          <>
            Last used <DateTimeText moment={lastUsedAt} /> from {credential.lastUsedFrom}
          </>
        ) : (
          'Never used'
        )}
      </MoreLine>
      {revokedAt ? (
        <MoreLine>
          Revoked <DateTimeText moment={revokedAt} />
          {credential.revokedBy ? ` by ${credential.revokedBy}` : null}
        </MoreLine>
      ) : null}
    </StatusItem>
  )
}

function aboutWhom({
  accountOwnerId,
  planId,
}: {
  accountOwnerId: number | null | undefined
  planId: number | null | undefined
}): string {
  if (accountOwnerId != null) return `Access to: account owner ${accountOwnerId}`
  return planId == null ? 'Access to: all owners' : `Access to: owners of plan ${planId}`
}
