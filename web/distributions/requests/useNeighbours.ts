import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Row } from './requestRow.ts'

/** The page of the list that is shown behind an open request. */
export interface Page {
  rows: readonly Row[]
  /** How many rows come before it. */
  offset: number | null
  total: number
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null | undefined
    endCursor: string | null | undefined
  } | null
}

/** The page that was asked for to open its first or its last request. */
interface Turning {
  opens?: 'FIRST' | 'LAST'
}

/** Where the open request stands in its list, and the ways to the ones before and after it, past the ends of the page. */
export function useNeighbours(list: string, { rows, offset, total, pageInfo }: Page) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { requestId } = useParams()
  const index = rows.findIndex((row) => String(row.requestId) === requestId)
  const { opens } = (state ?? {}) as Turning
  const target = index < 0 && opens ? rows.at(opens === 'FIRST' ? 0 : -1)?.requestId : undefined
  useEffect(() => {
    if (target !== undefined)
      void navigate({ pathname: `${list}/${target}`, search }, { replace: true, preventScrollReset: true })
  }, [target, navigate, list, search])

  const toRow = (row: Row) => () =>
    void navigate({ pathname: `${list}/${row.requestId}`, search }, { replace: true, state, preventScrollReset: true })
  const turn = (way: 'after' | 'before', cursor: string | null | undefined, opens: Turning['opens']) => () => {
    const params = new URLSearchParams(search)
    params.delete('after')
    params.delete('before')
    params.set(way, cursor ?? '')
    const to = { pathname: `${list}/${requestId}`, search: `?${params}` }
    void navigate(to, { replace: true, state: { opens } satisfies Turning, preventScrollReset: true })
  }
  if (index < 0) return { row: undefined, place: null, before: undefined, after: undefined }

  const [above, below] = [rows[index - 1], rows[index + 1]]
  const toPage = {
    before: pageInfo?.hasPreviousPage ? turn('before', pageInfo.startCursor, 'LAST') : undefined,
    after: pageInfo?.hasNextPage ? turn('after', pageInfo.endCursor, 'FIRST') : undefined,
  }
  return {
    row: rows[index],
    place: offset === null ? `${index + 1}` : `${offset + index + 1} of ${total.toLocaleString('en-US')}`,
    before: above ? toRow(above) : toPage.before,
    after: below ? toRow(below) : toPage.after,
  }
}
