import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { letGo, holdsUnsaved } from '../../kit/page/unsaved.ts'
import type { Row } from './requestRow.ts'
import { formatCount } from '../../kit/ui/format.ts'

/** The page of the list that contains the open request. */
export interface Page {
  rows: readonly Row[]
  /** Number of rows before the page. */
  offset: number | null
  total: number
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null | undefined
    endCursor: string | null | undefined
  } | null
}

/** Navigation state, set by the list or when another page was loaded to open its first or last request. */
interface From {
  isFromList?: boolean
  opens?: 'FIRST' | 'LAST'
}

export type OpenRequest = ReturnType<typeof useOpenRequest>

/**
 * The request opened over its list, its position, and links to the previous and next request, also across pages. While
 * a neighbor loads, the next key press continues from that neighbor.
 */
export function useOpenRequest(list: string, { rows, offset, total, pageInfo }: Page) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { requestId } = useParams()
  const from = (state ?? {}) as From
  const [asked, setAsked] = useState<string | null>(null)
  if (asked !== null && (requestId === asked || requestId === undefined)) setAsked(null)

  const indexOf = (id: string | undefined) => rows.findIndex((row) => String(row.requestId) === id)
  const turnedTo = from.opens && indexOf(requestId) < 0 ? rows.at(from.opens === 'FIRST' ? 0 : -1) : undefined
  const target = turnedTo?.requestId
  useEffect(() => {
    if (target !== undefined)
      void navigate({ pathname: `${list}/${target}`, search }, { replace: true, preventScrollReset: true })
  }, [target, navigate, list, search])

  const openId = asked ?? (target === undefined ? requestId : String(target))
  const index = indexOf(openId)

  function open(row: Row) {
    const isMoving = requestId !== undefined
    // Unsaved input may keep the user on the current request.
    if (isMoving && !holdsUnsaved()) setAsked(String(row.requestId))
    const isFromList = !isMoving || from.isFromList === true
    const how = { replace: isMoving, state: { isFromList } satisfies From }
    void navigate({ pathname: `${list}/${row.requestId}`, search }, { ...how, preventScrollReset: true })
  }
  function close() {
    letGo()
    // Go back in the history, so that the browser's Back button does not reopen the request.
    if (from.isFromList) void navigate(-1)
    else void navigate({ pathname: list, search }, { preventScrollReset: true })
  }
  const turn = (way: 'after' | 'before', cursor: string | null | undefined, opens: From['opens']) => () => {
    const params = new URLSearchParams(search)
    params.delete('after')
    params.delete('before')
    params.set(way, cursor ?? '')
    const to = { pathname: `${list}/${requestId}`, search: `?${params}` }
    void navigate(to, { replace: true, state: { opens } satisfies From, preventScrollReset: true })
  }
  const toPage = {
    before: pageInfo?.hasPreviousPage ? turn('before', pageInfo.startCursor, 'LAST') : undefined,
    after: pageInfo?.hasNextPage ? turn('after', pageInfo.endCursor, 'FIRST') : undefined,
  }
  const to = (row: Row | undefined) => (row ? () => open(row) : undefined)
  const isListed = index >= 0
  const place = offset === null ? `${index + 1}` : `${offset + index + 1} of ${formatCount(total)}`
  return {
    openId,
    /** True while the next request loads and the previous one is still visible. */
    isMoving: openId !== requestId,
    row: rows[index],
    place: isListed ? place : null,
    before: isListed ? (to(rows[index - 1]) ?? toPage.before) : undefined,
    after: isListed ? (to(rows[index + 1]) ?? toPage.after) : undefined,
    open,
    close,
  }
}
