import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { OpenedPagesRolloverQuery } from '../../__generated__/OpenedPagesRolloverQuery.graphql.ts'
import type { OpenedPagesWithdrawalQuery } from '../../__generated__/OpenedPagesWithdrawalQuery.graphql.ts'
import { EditRollover } from './EditRollover.tsx'
import { EditWithdrawal } from './EditWithdrawal.tsx'
import { OpenedRequest, useOpened } from './OpenedRequest.tsx'
import { rolloverFacts, withdrawalFacts } from './requestFacts.ts'

// Both kinds in one module: it is one file to fetch, and the first screen has to know of one only.

export const withdrawalQuery = graphql`
  query OpenedPagesWithdrawalQuery($requestId: Int!) @preloadable @throwOnFieldError {
    viewer {
      withdrawalRequest(requestId: $requestId) {
        request {
          ...requestFacts_withdrawal
          ...EditWithdrawal_request
        }
        around {
          ...OpenedRequest_around
          ...ChangedMeanwhile_around
        }
      }
    }
  }
`

export function WithdrawalPage({ queryRef }: { queryRef: PreloadedQuery<OpenedPagesWithdrawalQuery> }) {
  const { viewer } = usePreloadedQuery<OpenedPagesWithdrawalQuery>(withdrawalQuery, queryRef)
  const { shown, onClose } = useOpened()
  const opened = viewer?.withdrawalRequest
  return (
    <OpenedRequest factsOf={opened && withdrawalFacts(opened.request)} aroundKey={opened?.around}>
      {opened ? (
        <EditWithdrawal requestKey={opened.request} aroundKey={opened.around} shown={shown} onClose={onClose} />
      ) : null}
    </OpenedRequest>
  )
}

export const rolloverQuery = graphql`
  query OpenedPagesRolloverQuery($requestId: Int!) @preloadable @throwOnFieldError {
    viewer {
      rolloverRequest(requestId: $requestId) {
        request {
          ...requestFacts_rollover
          ...EditRollover_request
        }
        around {
          ...OpenedRequest_around
          ...ChangedMeanwhile_around
        }
      }
    }
  }
`

export function RolloverPage({ queryRef }: { queryRef: PreloadedQuery<OpenedPagesRolloverQuery> }) {
  const { viewer } = usePreloadedQuery<OpenedPagesRolloverQuery>(rolloverQuery, queryRef)
  const { shown, onClose } = useOpened()
  const opened = viewer?.rolloverRequest
  return (
    <OpenedRequest factsOf={opened && rolloverFacts(opened.request)} aroundKey={opened?.around}>
      {opened ? (
        <EditRollover requestKey={opened.request} aroundKey={opened.around} shown={shown} onClose={onClose} />
      ) : null}
    </OpenedRequest>
  )
}
