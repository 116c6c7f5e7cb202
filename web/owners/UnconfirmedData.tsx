import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UnconfirmedData_accountOwner$key } from '../__generated__/UnconfirmedData_accountOwner.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { ConfirmData } from './ConfirmData.tsx'
import { DATA_NAMES, writtenHow } from './dataNames.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', flexDirection: 'column', rowGap: '4px', alignItems: 'flex-start' },
  value: { fontWeight: 600, overflowWrap: 'anywhere' },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/**
 * Lets staff confirm data that neither the owner nor a second person has confirmed. Renders nothing if there is none.
 */
export function UnconfirmedData({ accountOwnerKey }: { accountOwnerKey: UnconfirmedData_accountOwner$key }) {
  const styles = useStyles()
  const [confirming, setConfirming] = useState<number | null>(null)
  const { accountOwnerId, dataStanding } = useFragment(
    graphql`
      fragment UnconfirmedData_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        dataStanding {
          unconfirmed {
            recordId
            kind
            value
            path
            writtenBy
            writtenAt
            whyNot
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const unconfirmed = dataStanding?.unconfirmed ?? []
  if (unconfirmed.length === 0) return null
  return (
    <Card heading="Not confirmed yet">
      <ul className={styles.list}>
        {unconfirmed.map(({ recordId, kind, value, path, writtenBy, writtenAt, whyNot }) => (
          <li key={recordId} className={styles.item}>
            <span>{DATA_NAMES[kind]}</span>
            <span className={styles.value}>{value}</span>
            <span className={styles.small}>
              {`${writtenHow(path)}${writtenBy ? ` by ${writtenBy}` : ''} on ${formatDate(writtenAt)}`}
            </span>
            {whyNot ? (
              <span className={styles.small}>{whyNot}</span>
            ) : (
              <Button
                size="small"
                aria-label={`Confirm ${DATA_NAMES[kind].toLowerCase()}`}
                aria-haspopup="dialog"
                onClick={() => setConfirming(recordId)}
              >
                Confirm
              </Button>
            )}
          </li>
        ))}
      </ul>
      {confirming === null ? null : (
        <ConfirmData
          accountOwnerId={accountOwnerId}
          recordId={confirming}
          value={unconfirmed.find(({ recordId }) => recordId === confirming)?.value ?? ''}
          onClose={() => setConfirming(null)}
        />
      )}
    </Card>
  )
}
