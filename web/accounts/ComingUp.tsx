import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ComingUp_accountOwner$key } from '../__generated__/ComingUp_accountOwner.graphql.ts'
import type { ComingUp_requests$key } from '../__generated__/ComingUp_requests.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { monthName } from '../charts/scale.ts'
import { endOfMonth, latestMovements, type MonthOfAccount } from './movements.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: '16px',
    marginBlockStart: '16px',
  },
  list: { display: 'flex', flexDirection: 'column' },
  item: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    paddingBlock: '8px',
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  day: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

interface Day {
  key: string
  words: React.ReactNode
  day: string
}

interface Props {
  accountOwnerKey: ComingUp_accountOwner$key
  requestsKey: ComingUp_requests$key | null
}

/** The owner's upcoming dates, and the latest movements of all accounts. */
export function ComingUp({ accountOwnerKey, requestsKey }: Props) {
  const styles = useStyles()
  const { accounts, requiredMinimums } = useFragment(
    graphql`
      fragment ComingUp_accountOwner on AccountOwner {
        accounts(first: 100) {
          edges {
            node {
              history {
                month
                contributions
                interest
                fees
                distributions
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
              expectedFrom
              expectedTo
            }
          }
        }
      }
    `,
    requestsKey,
  )
  const histories = (accounts?.edges ?? []).map((edge) => (edge?.node?.history ?? []).flatMap(known))
  const thisMonth = histories
    .flat()
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  const earnsInterest = histories.flat().some(({ interest }) => interest !== 0)
  const requests = owner?.requests?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const days: Day[] = [
    ...(thisMonth && earnsInterest
      ? [{ key: 'interest', words: 'Interest for this month', day: endOfMonth(thisMonth) }]
      : []),
    ...(requiredMinimums ?? []).flatMap((minimum) =>
      minimum?.dueOn && (minimum.remaining ?? 0) > 0
        ? [{ key: `minimum-${minimum.accountId}`, words: 'Required minimum distribution due', day: minimum.dueOn }]
        : [],
    ),
    ...requests.flatMap(({ requestId, number, isHeld, expectedFrom, expectedTo }) =>
      expectedFrom && expectedTo && !isHeld
        ? [
            {
              key: `request-${requestId}`,
              words: (
                <>
                  Payment of request <ScreenLink to={`/requests/${requestId}/`}>{number}</ScreenLink>
                </>
              ),
              day: expectedTo,
            },
          ]
        : [],
    ),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const movements = latestMovements(histories, 4)
  if (days.length === 0 && movements.length === 0) return null
  return (
    <div className={styles.columns}>
      {days.length > 0 ? (
        <Card heading="Next dates">
          <ul className={styles.list}>
            {days.map(({ key, words, day }) => (
              <li key={key} className={styles.item}>
                <span>{words}</span>
                <span className={styles.day}>{formatDate(day)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {movements.length > 0 ? (
        <Card heading="Latest movements">
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
        </Card>
      ) : null}
    </div>
  )
}

type Read = { readonly [Key in keyof MonthOfAccount]?: MonthOfAccount[Key] | null | undefined }

/** The month if all of its amounts are known; otherwise none, because a failed field is not $0.00. */
function known(month: Read | null | undefined): MonthOfAccount[] {
  const isKnown = (read: Read): read is MonthOfAccount =>
    [read.month, read.contributions, read.interest, read.fees, read.distributions].every((value) => value != null)
  return month && isKnown(month) ? [month] : []
}
