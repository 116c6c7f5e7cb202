import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BalanceSummary_accountOwner$key } from '../__generated__/BalanceSummary_accountOwner.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { small } from '../kit/page/layout.ts'
import { BalanceArea } from './BalanceArea.tsx'
import { HideAmounts } from './HideAmounts.tsx'
import { balancesByMonth, changeThisYear } from './movements.ts'

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
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  label: { color: tokens.colorNeutralForeground2 },
  sum: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  change: { color: tokens.colorNeutralForeground2, minHeight: '20px' },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '40px',
    paddingInline: '20px',
    marginBlockStart: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: 600,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    ':active': { color: tokens.colorNeutralForegroundOnBrand },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
    '@media print': { display: 'none' },
  },
  // On a phone, the account card has a button of its own.
  wide: { [small]: { display: 'none' } },
})

/** The first card of Home: total balance, its change, and the button to request a distribution. */
export function BalanceSummary({ accountOwnerKey }: { accountOwnerKey: BalanceSummary_accountOwner$key }) {
  const styles = useStyles()
  const { accounts } = useFragment(
    graphql`
      fragment BalanceSummary_accountOwner on AccountOwner {
        accounts(first: 100) {
          totalBalance
          edges {
            node {
              accountId
              distributionState
              history {
                month
                balance
              }
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const rows = accounts?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const total = accounts?.totalBalance
  if (total === null || total === undefined || rows.length === 0) return null
  const months = balancesByMonth(
    rows.map(({ history }) => (history ?? []).map((entry) => ({ month: entry?.month, balance: entry?.balance }))),
  )
  const change = changeThisYear(months)
  const available = rows.filter(({ distributionState }) => distributionState === 'AVAILABLE')
  const [only] = available.length === 1 ? available : []
  return (
    <Card className={styles.card}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.line}>
            <span className={styles.label}>Total</span>
            <HideAmounts />
          </p>
          <strong className={styles.sum}>
            <Money amount={total} />
          </strong>
          <p className={styles.change}>
            {change === null ? null : change === 0 ? (
              'No change this year'
            ) : (
              <>
                {change > 0 ? 'Up ' : 'Down '}
                <Money amount={Math.abs(change)} /> this year
              </>
            )}
          </p>
          {only ? (
            <ScreenLink
              to={`/${only.accountId}/withdraw`}
              appearance="plain"
              className={mergeClasses(styles.action, styles.wide)}
            >
              Withdraw or roll over
            </ScreenLink>
          ) : null}
        </div>
        <BalanceArea months={months} />
      </div>
    </Card>
  )
}
