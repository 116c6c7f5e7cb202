import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { OwnerStateSelectQuery } from '../__generated__/OwnerStateSelectQuery.graphql.ts'
import { StateSelect } from '../kit/forms/StateSelect.tsx'

export const query = graphql`
  query OwnerStateSelectQuery @preloadable @throwOnFieldError {
    viewer {
      ownerStates
    }
  }
`

const field = { name: 'state', label: 'State', autoComplete: 'off', placeholder: '' }

/**
 * Select field for the state in the owner search. Territories and military mail regions are added when the query has
 * returned those where owners live.
 */
export function OwnerStateSelect({ queryRef }: { queryRef: PreloadedQuery<OwnerStateSelectQuery> }) {
  const states = <StateSelect {...field} />
  return (
    <ErrorBoundary fallback={states}>
      <Suspense fallback={states}>
        <LivedIn queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LivedIn({ queryRef }: { queryRef: PreloadedQuery<OwnerStateSelectQuery> }) {
  const { viewer } = usePreloadedQuery<OwnerStateSelectQuery>(query, queryRef)
  return <StateSelect {...field} also={viewer?.ownerStates ?? []} />
}
