import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom'
import { openDialogs, useKeys } from '../../kit/keys/useKeys.ts'
import { holdsUnsaved, letGo } from '../../kit/page/unsaved.ts'
import { Modal } from '../../kit/ui/Modal.tsx'
import type { Opened } from './OpenedRequest.tsx'
import { linkIdOf, requestAddress, statusWord } from './requestAddress.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { kindTexts, type RequestKind } from './texts.ts'
import { useNeighbours, type Page } from './useNeighbours.ts'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    rowGap: '8px',
    paddingBlockEnd: '16px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  place: { outlineStyle: 'none', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  approve: { marginInlineStart: 'auto' },
})

interface Props extends Page {
  kind: RequestKind
  shown: ShownPage
  /** Undefined where nothing is approved. */
  onApprove: ((row: Row) => void) | undefined
  onHelp: () => void
}

/** The request that is open over its list, with the ones before and after it. Closing it gives the list back as it was. */
export function RequestDrawer({ kind, shown, onApprove, onHelp, ...page }: Props) {
  const styles = useStyles()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { requestId } = useParams()
  const list = requestAddress(kind, shown.list)
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true

  function close() {
    letGo()
    // So that back from the list does not lead here again.
    if (isFromList) void navigate(-1)
    else void navigate({ pathname: list, search }, { preventScrollReset: true })
  }
  const outlet = useOutlet({ shown, onClose: close } satisfies Opened)
  useFocusOnClose(outlet === null ? undefined : requestId)
  const { row, place, before, after } = useNeighbours(list, page)
  const placeRef = useFocusOnMove(requestId)
  // What was typed would not be part of it.
  const approve = row && onApprove ? () => holdsUnsaved() || onApprove(row) : undefined
  useKeys(
    {
      j: () => after?.(),
      k: () => before?.(),
      e: () => document.querySelector<HTMLElement>('[data-shape="drawer"] [name="statusId"]')?.focus(),
      a: () => approve?.(),
      '?': onHelp,
      'Shift+?': onHelp,
    },
    () => openDialogs().length === 1 && document.querySelector('[data-shape="drawer"]') !== null,
  )
  if (!outlet) return null

  return (
    <Modal title={kindTexts[kind].edit} open shape="drawer" onClose={close}>
      {place === null ? null : (
        <nav aria-label={`Requests of ${statusWord(shown.list)}`} className={styles.bar}>
          <Button size="small" disabledFocusable={!before} onClick={before}>
            Previous
          </Button>
          <output ref={placeRef} tabIndex={-1} className={styles.place}>
            {place}
          </output>
          <Button size="small" disabledFocusable={!after} onClick={after}>
            Next
          </Button>
          {approve ? (
            <Button size="small" className={styles.approve} onClick={approve}>
              Approve
            </Button>
          ) : null}
        </nav>
      )}
      <Suspense fallback="Loading …">{outlet}</Suspense>
    </Modal>
  )
}

/** Back at the list the focus is on the link of the request that was shown last, while it is still there. */
function useFocusOnClose(requestId: string | undefined) {
  const last = useRef(requestId)
  useEffect(() => {
    const closed = last.current
    last.current = requestId
    if (closed && !requestId) document.getElementById(linkIdOf(Number(closed)))?.focus()
  }, [requestId])
}

/** From one request to the next the focus would go with the form it was in: it waits at the place in the list. */
function useFocusOnMove(requestId: string | undefined) {
  const place = useRef<HTMLOutputElement>(null)
  const last = useRef(requestId)
  useEffect(() => {
    const isMoved = last.current !== undefined && requestId !== undefined && last.current !== requestId
    last.current = requestId
    if (isMoved && !place.current?.parentElement?.contains(document.activeElement)) place.current?.focus()
  }, [requestId])
  return place
}
