import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ComingUp_accountOwner$key } from '../__generated__/ComingUp_accountOwner.graphql.ts'
import type { ComingUp_requests$key } from '../__generated__/ComingUp_requests.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { monthName } from '../charts/scale.ts'
import { endOfQuarter, knownMonth, latestMovements, nextInterest } from './movements.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: '16px',
    marginBlockStart: '16px',
  },
  all: { marginBlockStart: '12px' },
  list: { display: 'flex', flexDirection: 'column' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    paddingBlock: '10px',
    ':first-child': { paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0 },
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  number: { whiteSpace: 'nowrap' },
  day: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
})

interface Day {
  key: string
  words: React.ReactNode
  day: string
  /** The last day of a range; omitted for a single day. */
  until?: string
}

interface Props {
  accountOwnerKey: ComingUp_accountOwner$key
  requestsKey: ComingUp_requests$key | null
}

/** The owner's upcoming dates, and the latest transactions of all accounts. */
export function ComingUp({ accountOwnerKey, requestsKey }: Props) {
  const styles = useStyles()
  const { accounts, requiredMinimums } = useFragment(
    graphql`
      fragment ComingUp_accountOwner on AccountOwner {
        accounts(first: 100) {
          edges {
            node {
              accountId
              history {
                ...movements_month
              }
            }
          }
        }
        requiredMinimums {
          accountId
          remaining
          dueOn
        }
      }
    `,
    accountOwnerKey,
  )
  const owner = useFragment(
    graphql`
      fragment ComingUp_requests on AccountOwner {
        requests(first: 100, underWay: true) {
          edges {
            node {
              requestId
              number
              isHeld
              isCheck
              expectedFrom
              expectedTo
            }
          }
        }
      }
    `,
    requestsKey,
  )
  const histories = (accounts?.edges ?? []).map((edge) => (edge?.node?.history ?? []).flatMap(knownMonth))
  const interestOn = nextInterest(histories)
  const statementOn = endOfQuarter(histories)
  const requests = owner?.requests?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const days: Day[] = [
    ...(interestOn ? [{ key: 'interest', words: 'Next interest', day: interestOn }] : []),
    ...(statementOn ? [{ key: 'statement', words: 'Quarter ends, statement follows', day: statementOn }] : []),
    ...(requiredMinimums ?? []).flatMap((minimum) =>
      minimum?.dueOn && (minimum.remaining ?? 0) > 0
        ? [
            {
              key: `minimum-${minimum.accountId}`,
              words: 'Last day for the required minimum distribution',
              day: minimum.dueOn,
            },
          ]
        : [],
    ),
    ...requests.flatMap(({ requestId, number, isHeld, isCheck, expectedFrom, expectedTo }) =>
      expectedFrom && expectedTo && !isHeld
        ? [
            {
              key: `request-${requestId}`,
              words: (
                <>
                  {isCheck ? 'We’ll mail the check of request' : 'Payment of request'}{' '}
                  <ScreenLink to={`/requests/${requestId}/`} className={styles.number}>
                    {number}
                  </ScreenLink>
                </>
              ),
              day: expectedFrom,
              until: expectedTo,
            },
          ]
        : [],
    ),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const movements = latestMovements(histories, 4)
  const [only, ...others] = accounts?.edges?.map((edge) => edge?.node?.accountId) ?? []
  if (days.length === 0 && movements.length === 0) return null
  return (
    <div className={styles.columns}>
      {days.length > 0 ? (
        <Card heading="Next dates">
          <ul className={styles.list}>
            {days.map(({ key, words, day, until }) => (
              <li key={key} className={styles.item}>
                <span>{words}</span>
                <span className={styles.day}>
                  {until && until !== day ? `${formatDate(day)} to ${formatDate(until)}` : formatDate(day)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {movements.length > 0 ? (
        <Card heading="Recent activity">
          <ul className={styles.list}>
            {movements.map(({ month, label, amount }) => (
              <li key={`${month}-${label}`} className={styles.item}>
                <span>
                  {label}, {monthName(month)}
                </span>
                <Money amount={amount} />
              </li>
            ))}
          </ul>
          <p className={styles.all} data-print="hide">
            {/* With several accounts, the screen asks for the account. */}
            <ScreenLink to={only && others.length === 0 ? `/${only}/transaction` : '/transaction'}>
              All transactions
            </ScreenLink>
          </p>
        </Card>
      ) : null}
    </div>
  )
}
