import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState, useTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useQueryLoader, type PreloadedQuery } from 'react-relay'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { OwnerStateSelectQuery } from '../__generated__/OwnerStateSelectQuery.graphql.ts'
import type { SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import { usePageSize } from '../kit/lists/pageSize.ts'
import { listState } from '../kit/lists/useListState.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Section } from '../core/screens/Section.tsx'
import { lastSearch, rememberSearch, searchOptions, searchVariables, type Search } from './lastSearch.ts'
import { ownerList } from './ownerList.ts'
import { useStore } from 'zustand'
import { recentOwners } from '../core/session/recentOwners.ts'
import { wantedScreen } from '../core/session/wantedScreen.ts'
import { RecentOwnerLinks } from './RecentOwners.tsx'
import { SearchForm } from './SearchForm.tsx'
import { FoundCount, query, SearchResults } from './SearchResults.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  // Always rendered, so that screen readers announce its first text.
  found: {
    marginBlockEnd: '-12px',
    color: tokens.colorNeutralForeground2,
    ':empty': { marginBlockStart: '-24px', marginBlockEnd: 0 },
  },
  none: { color: tokens.colorNeutralForeground2 },
  recent: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '12px' },
})

interface Started {
  states: PreloadedQuery<OwnerStateSelectQuery>
  results: PreloadedQuery<SearchResultsQuery> | null
}

export function Page() {
  const styles = useStyles()
  // Restores the last search when the user returns to this screen.
  const { started } = useLoaderData<{ started: Started }>()
  const [queryRef, load] = useQueryLoader<SearchResultsQuery>(query, started.results)
  const [searching, startSearch] = useTransition()
  const [search, setSearch] = useState(lastSearch)
  const wanted = wantedScreen(useLocation().state)
  const { list = '' } = search ?? {}
  const pageSize = usePageSize()

  // Keep the search and the page of its results out of the URL.
  function show(next: Search) {
    rememberSearch(next)
    setSearch(next)
    startSearch(() => load(searchVariables(next), searchOptions))
  }

  return (
    <>
      <PageHeading intro={wanted ? `Find the account owner for ${wanted.label}.` : 'Find an account owner to act for.'}>
        Admin
      </PageHeading>
      <div className={styles.root}>
        <Card>
          <SearchForm
            fields={search?.fields}
            statesRef={started.states}
            takesFocus={search === null || wanted !== null}
            onSearch={(filter, fields) => show({ filter, fields, list: '' })}
          />
        </Card>
        <RecentCard isAlone={!queryRef} />
        {/* Empty during a search, so that an equal number of results is announced again. */}
        <output className={styles.found}>
          {queryRef && !(searching && list === '') ? (
            <ErrorBoundary fallback={null} resetKeys={[queryRef]}>
              <Suspense fallback={null}>
                <FoundCount queryRef={queryRef} />
              </Suspense>
            </ErrorBoundary>
          ) : null}
        </output>
        {queryRef ? (
          <Card heading="Results" around="list">
            <Section resetKeys={[queryRef]}>
              <SearchResults
                queryRef={queryRef}
                onAgain={() => search && show(search)}
                state={listState(
                  ownerList,
                  { wanted: list, busy: searching, pageSize },
                  (to) => search && show({ ...search, list: to }),
                )}
              />
            </Section>
          </Card>
        ) : null}
      </div>
    </>
  )
}

/** Owners that the user acted for recently. Before the first search, also explains what works without an owner. */
function RecentCard({ isAlone }: { isAlone: boolean }) {
  const styles = useStyles()
  const owners = useStore(recentOwners)
  if (owners.length === 0 && !isAlone) return null
  return (
    <section aria-label="Recent owners">
      <Card heading="Recent owners">
        {owners.length === 0 ? (
          <p className={styles.none}>Owners that you open appear here until you log out or reload the page.</p>
        ) : (
          <RecentOwnerLinks className={styles.recent} />
        )}
      </Card>
    </section>
  )
}
