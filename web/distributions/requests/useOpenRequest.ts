import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { letGo, holdsUnsaved } from '../../kit/page/unsaved.ts'
import type { Row } from './requestRow.ts'
import { formatCount } from '../../kit/ui/format.ts'

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

/** What the list, and the page that was asked for to open its first or its last request, tell the next address. */
interface From {
  isFromList?: boolean
  opens?: 'FIRST' | 'LAST'
}

export type OpenRequest = ReturnType<typeof useOpenRequest>

/**
 * The request that is open over its list, where it stands there, and the ways to others, past the ends of the page. What
 * was asked for last counts at once, though it is still on its way: a key pressed meanwhile is about that one.
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
    // Who is asked first whether to leave may stay.
    if (isMoving && !holdsUnsaved()) setAsked(String(row.requestId))
    const how = isMoving ? { replace: true, state } : { state: { isFromList: true } satisfies From }
    void navigate({ pathname: `${list}/${row.requestId}`, search }, { ...how, preventScrollReset: true })
  }
  function close() {
    letGo()
    // So that back from the list does not lead here again.
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
    /** Its screen is still on its way: the one before stands there. */
    isMoving: openId !== requestId,
    row: rows[index],
    place: isListed ? place : null,
    before: isListed ? (to(rows[index - 1]) ?? toPage.before) : undefined,
    after: isListed ? (to(rows[index + 1]) ?? toPage.after) : undefined,
    open,
    close,
  }
}
