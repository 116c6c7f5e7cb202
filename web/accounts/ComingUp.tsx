import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ComingUp_accountOwner$key } from '../__generated__/ComingUp_accountOwner.graphql.ts'
import type { RequiredMinimums_accountOwner$key } from '../__generated__/RequiredMinimums_accountOwner.graphql.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { monthName } from '../charts/scale.ts'
import { endOfQuarter, knownMonth, latestMovements, nextInterest } from './movements.ts'
import { useMinimums } from './RequiredMinimums.tsx'

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
  account: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  day: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
})

interface Props {
  accountOwnerKey: ComingUp_accountOwner$key
  minimumsKey: RequiredMinimums_accountOwner$key
  /** Fragment key for the owner's requests; null if the user may not see requests. */
  requestsKey: openRequests_accountOwner$key | null
}

/** The next dates, and the latest transactions of all accounts. The dates of requests are on the request cards. */
export function ComingUp({ accountOwnerKey, minimumsKey, requestsKey }: Props) {
  const styles = useStyles()
  const { accounts } = useFragment(
    graphql`
      fragment ComingUp_accountOwner on AccountOwner {
        accounts(first: 100) {
          edges {
            node {
              accountId
              planAccountNumber
              balance
              status
              history {
                ...movements_month
              }
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const minimums = useMinimums({ accountOwnerKey: minimumsKey, requestsKey })
  const rows = (accounts?.edges ?? []).map((edge) => ({
    accountId: edge?.node?.accountId,
    accountNumber: edge?.node?.planAccountNumber ?? '',
    balance: edge?.node?.balance,
    status: edge?.node?.status,
    months: (edge?.node?.history ?? []).flatMap(knownMonth),
  }))
  const interestOn = nextInterest(rows)
  const statementOn = endOfQuarter(rows)
  const days = [
    ...(interestOn ? [{ words: 'Next interest', day: interestOn }] : []),
    ...(statementOn ? [{ words: 'Quarter ends, statement follows', day: statementOn }] : []),
    ...minimums
      .filter(({ remaining, isOverdue }) => remaining > 0 && !isOverdue)
      .map(({ accountNumber, year, dueOn, isCovered }) => ({
        words: `Required minimum distribution ${year} due, account ${accountNumber}${isCovered ? ' (requested)' : ''}`,
        day: dueOn,
      })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  const movements = latestMovements(rows, 4)
  const only = rows.length === 1 ? rows[0]?.accountId : undefined
  if (days.length === 0 && movements.length === 0) return null
  return (
    <div className={styles.columns}>
      {days.length > 0 ? (
        <Card heading="Next dates">
          <ul className={styles.list}>
            {days.map(({ words, day }) => (
              <li key={words} className={styles.item}>
                <span>{words}</span>
                <span className={styles.day}>{formatDate(day)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {movements.length > 0 ? (
        <Card heading="Recent activity">
          <ul className={styles.list}>
            {movements.map(({ month, label, accountNumber, amount }) => (
              <li key={`${month}-${label}-${accountNumber}`} className={styles.item}>
                <span>
                  {label}, {monthName(month)}
                  {rows.length > 1 ? <span className={styles.account}> Account {accountNumber}</span> : null}
                </span>
                <Money amount={amount} />
              </li>
            ))}
          </ul>
          <p className={styles.all} data-print="hide">
            {/* If the owner has several accounts, the Transactions screen asks for the account. */}
            <ScreenLink to={only ? `/${only}/transaction` : '/transaction'}>All transactions</ScreenLink>
          </p>
        </Card>
      ) : null}
    </div>
  )
}
