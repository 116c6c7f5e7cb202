import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CredentialItem_credential$key } from '../__generated__/CredentialItem_credential.graphql.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { RevokeCredential } from './RevokeCredential.tsx'
import { formatCount } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
    paddingBlock: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 0, paddingBlockEnd: 0 },
    ':first-child': { paddingBlockStart: 0 },
  },
  what: { display: 'flex', flexDirection: 'column', rowGap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '4px', fontWeight: 600 },
  hint: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  more: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

const STATUS = {
  WAITING: { label: 'Waits for a second person', color: 'warning' },
  USABLE: { label: 'Works', color: 'success' },
  EXPIRED: { label: 'Expired', color: 'informative' },
  REVOKED: { label: 'Revoked', color: 'informative' },
} as const

/** One credential: what it may do, about whom, until when, and when it was used last. */
export function CredentialItem({ credentialKey }: { credentialKey: CredentialItem_credential$key }) {
  const styles = useStyles()
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
    <li className={styles.item}>
      <div className={styles.what}>
        <span className={styles.name}>
          {credential.name}
          {shown ? (
            <Badge appearance="tint" color={shown.color}>
              {shown.label}
            </Badge>
          ) : null}
        </span>
        <span className={styles.hint}>{`${credential.hint}…`}</span>
        <span>{credential.scopes.join(', ')}</span>
        <span className={styles.more}>
          {aboutWhom(credential)}; from {credential.addresses.join(', ') || 'any address'};{' '}
          {formatCount(credential.requestsPerMinute)} requests a minute
        </span>
        <span className={styles.more}>
          Made <DateTimeText moment={credential.createdAt} /> by {credential.createdBy ?? 'the operator'}; works until{' '}
          <DateTimeText moment={credential.expiresAt} />
        </span>
        <span className={styles.more}>
          {lastUsedAt ? (
            <>
              Last used <DateTimeText moment={lastUsedAt} /> from {credential.lastUsedFrom}
            </>
          ) : (
            'Never used'
          )}
        </span>
        {revokedAt ? (
          <span className={styles.more}>
            Revoked <DateTimeText moment={revokedAt} />
            {credential.revokedBy ? ` by ${credential.revokedBy}` : null}
          </span>
        ) : null}
      </div>
      {isOver ? null : <RevokeCredential credentialId={credential.credentialId} name={credential.name} />}
    </li>
  )
}

function aboutWhom({
  accountOwnerId,
  planId,
}: {
  accountOwnerId: number | null | undefined
  planId: number | null | undefined
}): string {
  if (accountOwnerId != null) return `About account owner ${accountOwnerId}`
  return planId == null ? 'About everybody' : `About owners of plan ${planId}`
}
