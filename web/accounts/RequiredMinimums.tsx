import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { RequiredMinimums_accountOwner$key } from '../__generated__/RequiredMinimums_accountOwner.graphql.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { holdsAccount, isForOwner } from '../distributions/tracking/timeline.ts'
import { Swatch } from '../charts/Looks.tsx'
import { StackedBar } from '../charts/StackedBar.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { today } from '../kit/ui/typedDate.ts'
import { useOpenRequests, type OpenRequest } from './openRequests.ts'

const useStyles = makeStyles({
  root: { marginBlockStart: '16px', display: 'grid', rowGap: '16px' },
  // In print, keeps the bar on the same page as its amounts.
  together: { '@media print': { breakInside: 'avoid' } },
  lead: { marginBlockEnd: '12px', fontWeight: 600 },
  // The full width of the bar stands for the required amount.
  bar: {
    marginBlock: '4px 12px',
    backgroundColor: tokens.colorNeutralBackground3,
    outline: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  counted: { marginBlockStart: '12px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  next: { marginBlockStart: '12px' },
})

interface Props {
  accountOwnerKey: RequiredMinimums_accountOwner$key
  /** Fragment key for the owner's requests; null if the user may not see requests. */
  requestsKey: openRequests_accountOwner$key | null
}

/** Required minimum distributions to take this year, by account, with the requests that may cover them. */
export function useMinimums({ accountOwnerKey, requestsKey }: Props) {
  const { requiredMinimums } = useFragment(
    graphql`
      fragment RequiredMinimums_accountOwner on AccountOwner @throwOnFieldError {
        requiredMinimums {
          accountId
          accountNumber
          year
          amount
          paid
          paidElsewhere
          remaining
          dueOn
        }
      }
    `,
    accountOwnerKey,
  )
  const requests = useOpenRequests(requestsKey)
  return requiredMinimums.map((minimum) => {
    const ofThis = requests.filter(
      ({ accountId, status }) => accountId === minimum.accountId && status && holdsAccount(status),
    )
    const open = ofThis.filter(({ isRollover }) => !isRollover)
    const unsent = open.filter(({ isPosted }) => !isPosted)
    // A deposit of the next year is too late, except for a first minimum, which is due by April 1 of that year.
    const isLate = ({ nextYearDay }: OpenRequest) => (nextYearDay ?? '') > minimum.dueOn
    const unpaid = unsent.filter((request) => !isLate(request))
    const ofAccount = requiredMinimums.filter(({ accountId }) => accountId === minimum.accountId)
    const part = (amount: number) => partOf(amount, ofAccount, ofAccount.indexOf(minimum))
    const requested = part(netOf(unpaid))
    // A request that waits for its owner may never be paid, so the owner still reads when the minimum is due.
    const expected = part(netOf(unpaid.filter(({ progress }) => !isForOwner(progress))))
    return {
      ...minimum,
      paidElsewhere: minimum.paidElsewhere ?? 0,
      covering: open.filter((request) => !isLate(request) && !isForOwner(request.progress)),
      requested,
      late: unsent.filter(isLate),
      expected,
      /** The request that is paid or canceled before the account takes another. */
      occupying: ofThis[0],
      /** The amount that no request of the owner covers. */
      toRequest: Math.max(0, Math.round((minimum.remaining - requested) * 100) / 100),
      isCovered: minimum.remaining > 0 && expected >= minimum.remaining,
      // An open first minimum stays listed until the end of the year.
      isOverdue: minimum.remaining > 0 && minimum.dueOn < today(),
    }
  })
}

/** The part of an amount that counts toward one of an account's minimums. Earlier ones come first; the last takes the rest. */
function partOf(amount: number, minimums: readonly { readonly remaining: number }[], place: number): number {
  const before = minimums.slice(0, place).reduce((sum, { remaining }) => sum + remaining, 0)
  const left = Math.max(0, Math.round((amount - before) * 100) / 100)
  return place === minimums.length - 1 ? left : Math.min(left, minimums[place]?.remaining ?? 0)
}

function netOf(requests: readonly OpenRequest[]): number {
  return requests.reduce((sum, { net }) => sum + net, 0)
}

/** Shows the required minimum distributions to take this year. Renders nothing if none is required. */
export function RequiredMinimums(props: Props) {
  const styles = useStyles()
  const minimums = useMinimums(props)
  const actsForOwner = useSession(isStaff)
  if (minimums.length === 0) return null
  return (
    <div className={styles.root}>
      {minimums.map(
        ({
          accountId,
          accountNumber,
          year,
          amount,
          paid,
          paidElsewhere,
          remaining,
          dueOn,
          covering,
          requested,
          late,
          expected,
          occupying,
          toRequest,
          isCovered,
          isOverdue,
        }) => {
          const title = `Required minimum distribution ${year}, account ${accountNumber}`
          const waiting = {
            term: `Requested, waiting for ${actsForOwner ? 'the owner' : 'you'}`,
            value: <Money amount={requested - expected} />,
            strong: toRequest === 0,
          }
          // The first amount is the one that the owner still has to act on.
          const toDo =
            toRequest > 0
              ? [{ term: 'Still to request', value: <Money amount={toRequest} />, strong: true }]
              : requested > expected
                ? [waiting]
                : []
          if (remaining === 0)
            return (
              <Card key={`${accountId}-${year}`} heading={title} className={styles.together}>
                <p>
                  <strong>
                    <span aria-hidden="true">✓ </span>Taken.
                  </strong>{' '}
                  Required <Money amount={amount} />, paid so far <Money amount={paid} />
                  {paidElsewhere > 0 ? (
                    <>
                      {' '}
                      and, from another IRA, <Money amount={paidElsewhere} />
                    </>
                  ) : null}{' '}
                  before tax and without the distribution fee.
                </p>
              </Card>
            )
          return (
            <Card key={`${accountId}-${year}`} heading={title} className={styles.together}>
              {isCovered ? <Covered requests={covering} /> : null}
              {late.map((request) => (
                <Late key={request.requestId} request={request} />
              ))}
              <div className={styles.bar}>
                <StackedBar parts={[paid + paidElsewhere, Math.min(expected, remaining)]} whole={amount} />
              </div>
              <SummaryList
                figures
                rows={[
                  ...toDo,
                  {
                    term: `${isOverdue ? 'Was required' : 'Required'} by ${formatDate(dueOn)}`,
                    value: <Money amount={amount} />,
                  },
                  { term: paid > 0 ? keyed(0, 'Paid so far') : 'Paid so far', value: <Money amount={paid} /> },
                  ...(paidElsewhere > 0
                    ? [{ term: keyed(0, 'Taken from another IRA'), value: <Money amount={paidElsewhere} /> }]
                    : []),
                  ...(expected > 0
                    ? [{ term: keyed(1, 'Requested, not paid yet'), value: <Money amount={expected} /> }]
                    : []),
                  ...(toRequest > 0 && requested > expected ? [waiting] : []),
                  ...(late[0]
                    ? [
                        {
                          term: `Requested, counts for ${late[0].nextYearDay?.slice(0, 4)}`,
                          value: <Money amount={netOf(late)} />,
                        },
                      ]
                    : []),
                ]}
              />
              {toRequest > 0 && occupying ? (
                <p className={styles.next}>
                  It can be requested once{' '}
                  <ScreenLink to={`/requests/${occupying.requestId}/`}>{occupying.number}</ScreenLink> is paid or
                  canceled.
                </p>
              ) : null}
              {(isOverdue || !isCovered) && !actsForOwner ? (
                <p className={styles.next}>
                  {isOverdue
                    ? 'It was not paid in full by then. The IRS can charge a tax of up to 25% of what was missing. You report this tax on Form 5329, and can ask there to have it waived.'
                    : 'If it is not paid by then, the IRS can charge a tax of up to 25% of what is missing.'}
                </p>
              ) : null}
              {paid + paidElsewhere + requested > 0 || late.length > 0 ? (
                <p className={styles.counted}>Distributions count before tax and without the distribution fee.</p>
              ) : null}
            </Card>
          )
        },
      )}
    </div>
  )
}

/** Says that an open request is paid in another year, and so counts for that year. */
function Late({ request }: { request: OpenRequest }) {
  const styles = useStyles()
  const day = request.nextYearDay ?? ''
  const isApproved = request.progress === 'APPROVED'
  return (
    <p className={styles.lead}>
      <ScreenLink to={`/requests/${request.requestId}/`}>{request.number}</ScreenLink>
      {isApproved ? ` is paid on ${formatDate(day)}` : ` can be paid from ${formatDate(day)} on`}, so it counts for{' '}
      {day.slice(0, 4)}.
    </p>
  )
}

interface Covering {
  readonly requestId: number | null | undefined
  readonly number: string | null | undefined
  readonly progress: string | null | undefined
}

/** Names the open requests that reach the required amount. A request in review may still be refused. */
function Covered({ requests }: { requests: readonly Covering[] }) {
  const styles = useStyles()
  const isSettled = requests.every(({ progress }) => progress === 'APPROVED' || progress === 'ON_ITS_WAY')
  return (
    <p className={styles.lead}>
      {isSettled ? <span aria-hidden="true">✓ </span> : null}
      {isSettled ? 'Covered by' : 'Will be covered by'}{' '}
      {requests.map(({ requestId, number }, index) => (
        <span key={requestId}>
          {index > 0 ? ' and ' : null}
          <ScreenLink to={`/requests/${requestId}/`}>{number}</ScreenLink>
        </span>
      ))}
      .
    </p>
  )
}

/** Name of an amount with a sample of its color in the bar. */
function keyed(look: number, term: string) {
  return (
    <>
      <Swatch look={look} />
      {term}
    </>
  )
}
