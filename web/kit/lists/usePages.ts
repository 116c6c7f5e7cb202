import { useState, useTransition } from 'react'
import { pageSize } from './pageSize.ts'

export interface PageVariables {
  first: number
  after: string | null
}

export interface Pages {
  /** Zero-based number of the shown page. */
  page: number
  /** Variables of the shown page, so that a mutation can return the same page again. */
  shown: PageVariables
  busy: boolean
  goTo: (page: number, endCursor: string | null) => void
}

/** Numbered pages of a list that the server pages. The old page is shown until the next page has loaded. */
export function usePages(load: (variables: PageVariables) => void, size = pageSize): Pages {
  const [cursors, setCursors] = useState<(string | null)[]>([null])
  const [busy, startTransition] = useTransition()
  const page = cursors.length - 1

  function goTo(wanted: number, endCursor: string | null) {
    const next = wanted > page ? [...cursors, endCursor] : cursors.slice(0, wanted + 1)
    startTransition(() => {
      setCursors(next)
      load({ first: size, after: next.at(-1) ?? null })
    })
  }

  return { page, shown: { first: size, after: cursors.at(-1) ?? null }, busy, goTo }
}
