import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { SearchResultsQuery, SearchResultsQuery$data } from '../__generated__/SearchResultsQuery.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { OwnerLink } from '../app/screens/OwnerLink.tsx'
import { RevealSecret } from './RevealSecret.tsx'

export const query = graphql`
  query SearchResultsQuery($filter: AccountOwnerSearchInput!) @throwOnFieldError {
    viewer {
      accountOwnerSearch(filter: $filter, first: 100) {
        edges {
          node {
            accountOwnerId
            firstName
            lastName
            planName
            dateOfBirth
            social
            email
            mailingState
            mailingZip
            accounts {
              planAccountNumber
              statusLabel
            }
          }
        }
      }
    }
  }
`

type Search = NonNullable<NonNullable<SearchResultsQuery$data['viewer']>['accountOwnerSearch']>
type Owner = Search['edges'][number]['node']
interface Row {
  owner: Owner
  account: Owner['accounts'][number] | null
}

interface Props {
  queryRef: PreloadedQuery<SearchResultsQuery>
  busy: boolean
}

/** More are not searched for at once. */
const mostFound = 100

const useStyles = makeStyles({ hint: { marginBlockEnd: '12px', color: tokens.colorNeutralForeground2 } })

export function SearchResults({ queryRef, busy }: Props) {
  const styles = useStyles()
  const owners = useOwners(queryRef)
  const rows = owners.flatMap(rowsOf)
  return (
    <>
      {owners.length === mostFound ? (
        <p className={styles.hint}>
          {`The first ${mostFound} are shown. Please narrow the search if the one you look for is not among them.`}
        </p>
      ) : null}
      <DataTable
        caption="Account owners found"
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.owner.accountOwnerId}:${row.account?.planAccountNumber}`}
        empty="No results found"
        busy={busy}
        paged
        dense
      />
    </>
  )
}

/** How many rows there are, for whoever does not see them come. */
export function FoundCount({ queryRef }: Pick<Props, 'queryRef'>) {
  const count = useOwners(queryRef).flatMap(rowsOf).length
  return count === 1 ? '1 result' : `${count} results`
}

function useOwners(queryRef: Props['queryRef']): Owner[] {
  const { viewer } = usePreloadedQuery<SearchResultsQuery>(query, queryRef)
  return viewer?.accountOwnerSearch?.edges.map((edge) => edge.node) ?? []
}

/** One row for each account; an owner without one still has a row to be chosen by. */
function rowsOf(owner: Owner): Row[] {
  return owner.accounts.length === 0
    ? [{ owner, account: null }]
    : owner.accounts.map((account) => ({ owner, account }))
}

const columns: Column<Row>[] = [
  {
    key: 'account',
    header: 'Account #',
    rowHeader: true,
    cell: ({ owner, account }) => (
      <OwnerLink accountOwnerId={owner.accountOwnerId}>{account?.planAccountNumber ?? 'None'}</OwnerLink>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ account }) => account?.statusLabel },
  { key: 'first', header: 'First Name', breaks: true, cell: ({ owner }) => owner.firstName },
  { key: 'last', header: 'Last Name', breaks: true, cell: ({ owner }) => owner.lastName },
  { key: 'plan', header: 'Plan Name', breaks: true, cell: ({ owner }) => owner.planName },
  {
    key: 'dob',
    header: 'DOB',
    cell: ({ owner }) => (owner.dateOfBirth ? <DateText date={owner.dateOfBirth} /> : null),
  },
  {
    key: 'ssn',
    header: 'SSN',
    cell: ({ owner }) =>
      owner.social ? <RevealSecret accountOwnerId={owner.accountOwnerId} masked={owner.social} /> : null,
  },
  { key: 'email', header: 'Email', breaks: true, cell: ({ owner }) => owner.email },
  { key: 'state', header: 'State', cell: ({ owner }) => owner.mailingState },
  { key: 'zip', header: 'Zip', cell: ({ owner }) => owner.mailingZip },
]
