import type { Params } from 'react-router-dom'
import type { RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { listVariables } from '../../kit/lists/listSpec.ts'
import { pageOf } from '../../testing/pageOf.ts'
import { renderScreen, type Resolvers } from '../../testing/renderScreen.tsx'
import { Page as OpenedPage, query as openedQuery } from './OpenedPage.tsx'
import { requestAddress } from './requestAddress.ts'
import { requestListSpec, type RequestList } from './requestLists.ts'
import { Page, query } from './RequestsPage.tsx'
import type { RequestKind } from './texts.ts'

const noDetails = {
  ownerNotes: [],
  otherRequests: [],
  signingLinkSentAt: null,
  signingLinkExpiresAt: null,
  dataNotes: [],
  visitors: [],
  history: [],
  residenceState: null,
  bankName: null,
  balance: 5000,
}

const typeOf = (kind: RequestKind) => (kind === 'rollover' ? 'RolloverRequest' : 'WithdrawalRequest')

/** A page of a list with `total` rows, `offset` of them before the page. */
export function listOf(kind: RequestKind, rows: object[], total = rows.length, offset = 0): Resolvers {
  return {
    ApprovalConnection: () => ({ totalCount: 0, edges: [] }),
    [`${typeOf(kind)}Connection`]: () => pageOf(rows, total, offset),
  }
}

interface Shown {
  kind: RequestKind
  list: RequestList
  rows: object[]
  total?: number
  /** URL path to open, relative to the path of the list. */
  at?: string
  /** Details of the open request. */
  around?: object
}

/** A list of requests, whose first request can be opened over it. */
export function openRequests({ kind, list, rows, total, at = '', around = {} }: Shown) {
  const isRollover = kind === 'rollover'
  const follow = (params: URLSearchParams) => ({
    isRollover,
    list,
    ...listVariables(requestListSpec(kind, list), params, 10),
  })
  const path = requestAddress(kind, list)
  const detail = () => ({ request: rows[0], around: { list, ...noDetails, ...around } })
  return renderScreen<RequestsPageQuery>({
    Page,
    query,
    variables: follow(new URL(at, 'http://test').searchParams),
    follow,
    path,
    at: path + at,
    over: {
      path: ':requestId',
      Page: OpenedPage,
      query: openedQuery,
      variables: (params: Params) => ({ isRollover, requestId: Number(params['requestId']) }),
      data: () => ({ [`${typeOf(kind)}Detail`]: detail }),
    },
    data: listOf(kind, rows, total),
  })
}
