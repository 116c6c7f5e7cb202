import { makeStyles } from '@fluentui/react-components'
import { Suspense, useState, useTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useQueryLoader } from 'react-relay'
import type { AccountOwnerSearchInput, SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Section } from '../app/screens/Section.tsx'
import { SearchForm } from './SearchForm.tsx'
import { FoundCount, query, SearchResults } from './SearchResults.tsx'
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  heard: visuallyHidden,
})

export function Page() {
  const styles = useStyles()
  const [queryRef, load] = useQueryLoader<SearchResultsQuery>(query)
  const [searching, startSearch] = useTransition()
  // Each search begins on the first page of what it finds.
  const [turn, setTurn] = useState(0)
  // What was searched for stays out of the address: it may be a social security number.
  const search = (filter: AccountOwnerSearchInput) =>
    startSearch(() => {
      setTurn((before) => before + 1)
      load({ filter }, { fetchPolicy: 'network-only' })
    })
  return (
    <>
      <PageHeading intro="Find an account owner to act for.">Admin</PageHeading>
      {/* The results stand below the button. Empty while a search runs, so that the same number is told again. */}
      <output className={styles.heard}>
        {queryRef && !searching ? (
          <ErrorBoundary fallback={null} resetKeys={[queryRef]}>
            <Suspense fallback={null}>
              <FoundCount queryRef={queryRef} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </output>
      <div className={styles.root}>
        <Card>
          <SearchForm onSearch={search} />
        </Card>
        {queryRef ? (
          <Card heading="Results" around="list">
            <Section resetKeys={[queryRef]}>
              <SearchResults key={turn} queryRef={queryRef} busy={searching} />
            </Section>
          </Card>
        ) : null}
      </div>
    </>
  )
}
