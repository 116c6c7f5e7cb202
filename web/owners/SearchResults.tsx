import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { SearchResultsQuery, SearchResultsQuery$data } from '../__generated__/SearchResultsQuery.graphql.ts'
import { codeOf, GraphQLFieldError, type WireError } from '../core/relay/errors.ts'
import { limitedUntil } from '../core/relay/searchLimit.ts'
import { SearchWait } from '../core/screens/SearchWait.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import type { ListState } from '../kit/lists/useListState.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { deathText } from '../core/screens/deathText.ts'
import { Email } from '../kit/ui/Email.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { RevealSecret } from './RevealSecret.tsx'
import { formatCount } from '../kit/ui/format.ts'
import { NONE } from '../kit/ui/none.ts'

export const query = graphql`
  query SearchResultsQuery(
    $filter: AccountOwnerSearchInput!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: AccountOwnerSearchSort
  ) @preloadable {
    viewer {
      accountOwnerSearch(filter: $filter, first: $first, after: $after, last: $last, before: $before, sort: $sort)
        @catch(to: RESULT) {
        totalCount
        totalCountIsBound
        offset
        pageInfo {
          ...pageInfo_list
        }
        edges {
          node {
            accountOwnerId
            firstName
            lastName
            planName
            dateOfBirth
            social
            email
            death
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

type Answer = NonNullable<SearchResultsQuery$data['viewer']>['accountOwnerSearch']
type Search = NonNullable<Extract<Answer, { ok: true }>['value']>
type Owner = Search['edges'][number]['node']
interface Row {
  owner: Owner
  account: Owner['accounts'][number] | null
}

interface Props {
  queryRef: PreloadedQuery<SearchResultsQuery>
  state: ListState
  /** Sends the same search again. */
  onAgain: () => void
}

export function SearchResults({ queryRef, state, onAgain }: Props) {
  const answer = useAnswer(queryRef)
  // Each refusal has its own request id, so each has its own countdown.
  if (answer?.ok === false)
    return <Refused key={JSON.stringify(answer.errors)} error={answer.errors[0]} onAgain={onAgain} />
  const found = answer?.value
  return (
    <ListTable
      caption="Account owners found"
      columns={columns}
      rows={found?.edges.flatMap(({ node }) => rowsOf(node)) ?? []}
      rowKey={(row) => `${row.owner.accountOwnerId}:${row.account?.planAccountNumber}`}
      empty="No results found"
      emptyAction={<p>Check the spelling, or try part of the last name, the account number or the date of birth.</p>}
      emptyMark="NOT_FOUND"
      state={state}
      total={found?.totalCount}
      isBound={found?.totalCountIsBound}
      offset={found?.offset}
      pageInfo={found ? pageInfo(found.pageInfo) : undefined}
      dense
    />
  )
}

/** Repeats a search above the rate limit after a countdown. The error boundary shows any other failure. */
function Refused({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const [until] = useState(() => limitedUntil(error))
  if (until === null) {
    const failure = error as WireError
    throw new GraphQLFieldError(codeOf(failure), '', 'accountOwnerSearch', failure.extensions?.requestId)
  }
  return (
    <output>
      <SearchWait until={until} onOver={onAgain} />
    </output>
  )
}

/** Says the number of results, for screen readers. */
export function FoundCount({ queryRef }: Pick<Props, 'queryRef'>) {
  const answer = useAnswer(queryRef)
  if (answer?.ok === false) return null
  const { totalCount = 0, totalCountIsBound = false } = answer?.value ?? {}
  if (totalCount === 1) return '1 result'
  return `${formatCount(totalCount)}${totalCountIsBound ? '+' : ''} results`
}

function useAnswer(queryRef: Props['queryRef']) {
  return usePreloadedQuery<SearchResultsQuery>(query, queryRef).viewer?.accountOwnerSearch
}

/** One row for each account. An owner without an account has a row too, so that staff can choose the owner. */
function rowsOf(owner: Owner): Row[] {
  return owner.accounts.length === 0
    ? [{ owner, account: null }]
    : owner.accounts.map((account) => ({ owner, account }))
}

const columns: Column<Row>[] = [
  {
    key: 'account',
    header: 'Account #',
    sort: 'ACCOUNT_NUMBER',
    rowHeader: true,
    cell: ({ owner, account }) => (
      <OwnerLink accountOwnerId={owner.accountOwnerId}>{account?.planAccountNumber ?? NONE}</OwnerLink>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'STATUS',
    cell: ({ owner, account }) => (
      <OneLine>{[account?.statusLabel, deathText(owner.death)].filter(Boolean).join(' · ')}</OneLine>
    ),
  },
  { key: 'first', header: 'First Name', sort: 'FIRST_NAME', breaks: true, cell: ({ owner }) => owner.firstName },
  {
    key: 'last',
    header: 'Last Name',
    sort: 'NAME',
    breaks: true,
    cell: ({ owner }) => <OwnerLink accountOwnerId={owner.accountOwnerId}>{owner.lastName}</OwnerLink>,
  },
  { key: 'plan', header: 'Plan Name', breaks: true, cell: ({ owner }) => owner.planName },
  {
    key: 'dob',
    header: 'DOB',
    sort: 'DATE_OF_BIRTH',
    cell: ({ owner }) => (owner.dateOfBirth ? <DateText date={owner.dateOfBirth} /> : null),
  },
  {
    key: 'ssn',
    header: 'SSN',
    cell: ({ owner }) =>
      owner.social ? <RevealSecret accountOwnerId={owner.accountOwnerId} masked={owner.social} /> : null,
  },
  {
    key: 'email',
    header: 'Email',
    sort: 'EMAIL',
    breaks: true,
    cell: ({ owner }) => owner.email && <Email>{owner.email}</Email>,
  },
  { key: 'state', header: 'State', sort: 'STATE', cell: ({ owner }) => owner.mailingState },
  { key: 'zip', header: 'Zip', sort: 'ZIP', cell: ({ owner }) => owner.mailingZip },
]
