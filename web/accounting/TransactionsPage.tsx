import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import { ScreenLink } from '../relay/ScreenLink.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { BookView } from './BookView.tsx'

export const query = graphql`
  query TransactionsPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      ...BookView_viewer
      accountOwner(accountOwnerId: $accountOwnerId) {
        accounts(first: 100) {
          edges {
            node {
              accountId
              planAccountNumber
              retirementAccountType
            }
          }
        }
        onlyAccount {
          ...BookView_account
        }
      }
    }
  }
`

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', rowGap: '14px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<TransactionsPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<TransactionsPageQuery>(query, queryRef)
  const owner = viewer?.accountOwner
  const accounts = owner?.accounts?.edges.map((edge) => edge.node) ?? []
  return (
    <>
      <PageHeading>Transactions</PageHeading>
      {viewer && owner?.onlyAccount ? (
        <BookView viewerKey={viewer} accountKey={owner.onlyAccount} />
      ) : (
        <Card>
          {accounts.length === 0 ? (
            <EmptyState>Please select an account</EmptyState>
          ) : (
            <ul className={styles.list}>
              {accounts.map((account) => (
                <li key={account.accountId}>
                  <ScreenLink to={`/${account.accountId}/transaction`}>
                    {`${account.planAccountNumber} (${account.retirementAccountType})`}
                  </ScreenLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}
