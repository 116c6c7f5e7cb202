import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RequestOwner_around$key } from '../../__generated__/RequestOwner_around.graphql.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { addressOf } from '../../core/session/ownerInAddress.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatDate, formatDateTime, formatMoney } from '../../kit/ui/format.ts'
import { statusLabels } from './statusLabel.ts'

const AddNote = lazyPart(async () => ({ default: (await import('../../notes/AddNote.tsx')).AddNote }))

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: '8px' },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600 },
  list: { display: 'flex', flexDirection: 'column', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  title: { fontWeight: 600, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '6lh', overflowY: 'auto' },
  small: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

interface Props {
  accountOwnerId: number
  ownerName: string
  aroundKey: RequestOwner_around$key
}

/** Notes about the owner and the owner's other requests, shown next to the open request. */
export function RequestOwner({ accountOwnerId, ownerName, aroundKey }: Props) {
  const styles = useStyles()
  const refresh = useRefresh()
  const [isAdding, setAdding] = useState(false)
  const { ownerNotes, otherRequests } = useFragment(
    graphql`
      fragment RequestOwner_around on RequestAround @throwOnFieldError {
        ownerNotes {
          noteId
          title
          text
          at
          by
        }
        otherRequests {
          requestId
          number
          amount
          status
          requestedAt
        }
      }
    `,
    aroundKey,
  )
  return (
    <>
      <section>
        <div className={styles.head}>
          <h3 className={styles.heading}>Notes</h3>
          <Button size="small" onClick={() => setAdding(true)}>
            Add Note
          </Button>
        </div>
        {ownerNotes.length === 0 ? <p>No notes about this owner yet.</p> : null}
        <ul className={styles.list}>
          {ownerNotes.map(({ noteId, title, text, at, by }) => (
            <li key={noteId}>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
              <span className={styles.small}>{`${formatDateTime(at)}, ${by}`}</span>
            </li>
          ))}
        </ul>
        {ownerNotes.length === 0 ? null : (
          <ScreenLink to={addressOf(accountOwnerId, 'note')} prefetchData={false}>
            All notes
          </ScreenLink>
        )}
      </section>
      {otherRequests.length === 0 ? null : (
        <section>
          <h3 className={styles.heading}>Other requests</h3>
          <ul className={styles.list}>
            {otherRequests.map(({ requestId, number, amount, status, requestedAt }) => (
              <li key={requestId}>
                <ScreenLink to={addressOf(accountOwnerId, `requests/${requestId}`)} prefetchData={false}>
                  {number}
                </ScreenLink>
                {` ${formatMoney(amount)}`}
                <span className={styles.small}>{`${statusLabels[status]}, ${formatDate(requestedAt)}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAdding ? (
        <Suspense fallback={null}>
          <AddNote
            accountOwnerId={accountOwnerId}
            ownerName={ownerName}
            onAdded={() => void refresh()}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
