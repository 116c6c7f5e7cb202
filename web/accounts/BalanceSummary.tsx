import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BalanceSummary_accountOwner$key } from '../__generated__/BalanceSummary_accountOwner.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { small } from '../kit/page/layout.ts'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { isEarly } from '../core/screens/isEarly.ts'
import { earlyPenalty } from '../distributions/texts.ts'
import { BalanceArea } from './BalanceArea.tsx'
import { HideAmounts } from './HideAmounts.tsx'
import { balancesByMonth, changesThisYear, changeThisYear, inWords, knownMonth } from './movements.ts'
import { useCameBack, useRequested } from './openRequests.ts'

const useStyles = makeStyles({
  card: { marginBlockEnd: '16px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '32px',
    rowGap: '16px',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'flex', flexDirection: 'column', rowGap: '8px', alignItems: 'flex-start' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    [small]: { marginBlockEnd: '8px' },
  },
  label: { color: tokens.colorNeutralForeground2 },
  sum: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  early: { color: tokens.colorNeutralForeground2, '@media print': { display: 'none' } },
  change: { color: tokens.colorNeutralForeground2, minHeight: '20px' },
  // Each part of the change is on one line, with the amounts aligned in a column.
  reasons: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    columnGap: '20px',
    marginBlockStart: '4px',
    '& > li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
    '& > li > span': { textAlign: 'end' },
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '20px',
    rowGap: '12px',
    width: '100%',
    marginBlockStart: '8px',
    ':empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
})

/** Minimum number of months with a positive balance for a chart. */
const LEAST_MONTHS = 3

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

interface Props {
  accountOwnerKey: BalanceSummary_accountOwner$key
  /** Fragment key for the owner's requests; null if the user may not see requests. */
  requestsKey: openRequests_accountOwner$key | null
  /** False if another button of Home is the primary one. */
  leads: boolean
  /** Content above the card; shown only if the owner has an account. */
  welcome: ReactNode
}

/** The first card of Home: total balance, its change, and the button to request a distribution. */
export function BalanceSummary({ accountOwnerKey, requestsKey, leads, welcome }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const { accounts, dateOfBirth } = useFragment(
    graphql`
      fragment BalanceSummary_accountOwner on AccountOwner {
        dateOfBirth
        accounts(first: 100) {
          totalBalance
          edges {
            node {
              accountId
              distributionState
              draftSavedAt
              history {
                month
                balance
                ...movements_month
              }
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const requested = useRequested(requestsKey)
  const cameBack = useCameBack(requestsKey)
  const rows = accounts?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const total = accounts?.totalBalance
  if (total === null || total === undefined || rows.length === 0) return null
  const months = balancesByMonth(
    rows.map(({ history }) => (history ?? []).map((entry) => ({ month: entry?.month, balance: entry?.balance }))),
  )
  const change = changeThisYear(months)
  const kinds = changesThisYear(rows.map(({ history }) => (history ?? []).flatMap(knownMonth)))
  // Show the parts of the change only if all of them are known.
  const reasons =
    Math.round(kinds.reduce((sum, { amount }) => sum + amount, 0) * 100) === Math.round((change ?? 0) * 100)
      ? kinds
      : []
  const parts = inWords(reasons, cameBack) ?? []
  const isCharted = months.filter(({ balance }) => balance > 0).length >= LEAST_MONTHS
  const available = rows.filter(({ distributionState }) => distributionState === 'AVAILABLE')
  const [only] = available.length === 1 ? available : []
  return (
    <>
      {welcome}
      <Card className={styles.card}>
        <div className={styles.head}>
          <span className={styles.label}>Total</span>
          <HideAmounts />
        </div>
        <div className={mergeClasses(isCharted && styles.columns)}>
          <div className={styles.words}>
            <strong className={styles.sum}>
              <Money amount={total} />
            </strong>
            {requested > 0 ? (
              <p>
                Includes <Money amount={requested} /> requested and not paid yet
              </p>
            ) : null}
            <div className={styles.change}>
              {change === null ? null : change === 0 && parts.length === 0 ? (
                'No change this year'
              ) : (
                <>
                  <p>
                    {parts.length > 0 ? (
                      parts.map(({ before, amount, words }, index) => (
                        <Fragment key={words}>
                          {index > 0 ? ', ' : null}
                          {before ? `${index > 0 ? before : capitalized(before)} ` : null}
                          <Money amount={amount} /> {words}
                        </Fragment>
                      ))
                    ) : (
                      <>
                        {change > 0 ? 'Up ' : 'Down '}
                        <Money amount={Math.abs(change)} />
                      </>
                    )}{' '}
                    this year
                  </p>
                  {/* If each part is one reason, the sentence already names the reasons. Money that came back is none. */}
                  {reasons.length > (inWords(reasons)?.length ?? 0) ? (
                    <ul className={styles.reasons}>
                      {reasons.map(({ label, amount }) => (
                        <li key={label}>
                          {label} <Money amount={amount} />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </>
              )}
            </div>
            <p className={styles.actions}>
              {only && !only.draftSavedAt ? (
                <ScreenLink
                  to={`/${only.accountId}/withdraw`}
                  appearance="plain"
                  className={mergeClasses(primary.link, !leads && primary.outlined)}
                >
                  Request a distribution
                </ScreenLink>
              ) : null}
              {total > 0 ? <ScreenLink to="/calculator">Estimate the withholding</ScreenLink> : null}
            </p>
            {available.length > 0 && isEarly(dateOfBirth) ? (
              <p className={styles.early}>You are under 59½. {earlyPenalty}</p>
            ) : null}
          </div>
          {isCharted ? <BalanceArea months={months} /> : null}
        </div>
      </Card>
    </>
  )
}
