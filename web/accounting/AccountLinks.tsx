import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { AccountLinks_accountOwner$key } from '../__generated__/AccountLinks_accountOwner.graphql.ts'
import type { AccountLinksPageQuery } from '../__generated__/AccountLinksPageQuery.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { wholeList } from '../kit/lists/pageSize.ts'
import { usePages } from '../kit/lists/usePages.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    paddingBlock: '14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 0 },
  },
  plan: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  balance: { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

/** The owner's accounts, each with a link to its transactions. */
export function AccountLinks({ accountOwnerKey }: { accountOwnerKey: AccountLinks_accountOwner$key }) {
  const styles = useStyles()
  const [{ accounts }, refetch] = useRefetchableFragment<AccountLinksPageQuery, AccountLinks_accountOwner$key>(
    graphql`
      fragment AccountLinks_accountOwner on AccountOwner
      @refetchable(queryName: "AccountLinksPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @throwOnFieldError {
        accounts(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              accountId
              planAccountNumber
              retirementAccountType
              planName
              balance
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }), wholeList)
  const rows = accounts?.edges.map((edge) => edge.node) ?? []
  const total = accounts?.totalCount ?? 0
  if (rows.length === 0) return <EmptyState>Please select an account</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-busy={pages.busy}>
        {rows.map((account) => (
          <li key={account.accountId} className={styles.row}>
            <div>
              <ScreenLink to={`/${account.accountId}/transaction`}>
                {`${account.planAccountNumber} (${account.retirementAccountType})`}
              </ScreenLink>
              {account.planName ? <p className={styles.plan}>{account.planName}</p> : null}
            </div>
            <span className={styles.balance}>
              <Money amount={account.balance} />
            </span>
          </li>
        ))}
      </ul>
      {total > wholeList ? (
        <Pager
          page={pages.page}
          total={total}
          size={wholeList}
          onPage={(page) => pages.goTo(page, accounts?.pageInfo.endCursor ?? null)}
          label="Accounts"
        />
      ) : null}
    </>
  )
}
