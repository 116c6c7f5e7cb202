import { makeStyles } from '@fluentui/react-components'
import { useCallback, useState, useTransition } from 'react'
import { useQueryLoader } from 'react-relay'
import type { AccountOwnerSearchInput, SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import { Card } from '../ui/Card.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Section } from '../ui/Section.tsx'
import { SearchForm } from './SearchForm.tsx'
import { query, SearchResults } from './SearchResults.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  heard: visuallyHidden,
})

export function Page() {
  const styles = useStyles()
  const [queryRef, load] = useQueryLoader<SearchResultsQuery>(query)
  // The results stand below the button: who does not see them is told how many there are.
  const [count, setCount] = useState('')
  const [searching, startSearch] = useTransition()
  // What was searched for stays out of the address: it may be a social security number.
  const search = (filter: AccountOwnerSearchInput) => {
    setCount('')
    startSearch(() => load({ filter }, { fetchPolicy: 'network-only' }))
  }
  const tellCount = useCallback((count: number) => setCount(count === 1 ? '1 result' : `${count} results`), [])
  return (
    <>
      <PageHeading intro="Find an account owner to act for.">Admin</PageHeading>
      <output className={styles.heard}>{count}</output>
      <div className={styles.root}>
        <Card>
          <SearchForm onSearch={search} />
        </Card>
        {queryRef ? (
          <Card heading="Results" around="list">
            <Section resetKeys={[queryRef]}>
              <SearchResults queryRef={queryRef} busy={searching} onFound={tellCount} />
            </Section>
          </Card>
        ) : null}
      </div>
    </>
  )
}
