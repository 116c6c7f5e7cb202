import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useRef } from 'react'
import { useOutlet } from 'react-router-dom'
import { openDialogs, useKeys } from '../../kit/keys/useKeys.ts'
import { isWide as isWideWindow } from '../../kit/page/layout.ts'
import { holdsUnsaved } from '../../kit/page/unsaved.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'
import { Modal } from '../../kit/ui/Modal.tsx'
import type { Opened } from './OpenedRequest.tsx'
import { OpeningRequest } from './OpeningRequest.tsx'
import { linkIdOf, statusWord } from './requestAddress.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { kindTexts, type RequestKind } from './texts.ts'
import type { OpenRequest } from './useOpenRequest.ts'

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
  leaving: { opacity: 0.6 },
})

interface Props {
  kind: RequestKind
  shown: ShownPage
  rows: readonly Row[]
  opened: OpenRequest
  /** Undefined in a list whose requests can't be approved. */
  onApprove: ((row: Row) => void) | undefined
  /** Cancel or Reverse; undefined if the request allows neither. */
  onEnd: { label: string; act: (row: Row) => void } | undefined
}

/** A request in a drawer over its list, with links to the previous and next request. Closing it returns to the list. */
export function RequestDrawer({ kind, shown, rows, opened, onApprove, onEnd }: Props) {
  const styles = useStyles()
  const { openId, isMoving, row, place, before, after, close } = opened
  // Do not approve while the form has unsaved input, because the approval would not include it.
  const approve = row && onApprove ? () => void (holdsUnsaved() || onApprove(row)) : undefined
  const end = row && onEnd ? { label: onEnd.label, act: () => onEnd.act(row) } : undefined
  const outlet = useOutlet({ shown, acts: { approve, end }, onClose: close } satisfies Opened)
  useFocusOnClose(outlet === null ? undefined : openId, rows)
  const placeRef = useFocusOnMove(openId)
  useKeys(
    {
      j: () => after?.(),
      k: () => before?.(),
      a: () => approve?.(),
    },
    () => openDialogs().length === 1 && document.querySelector('[data-shape="drawer"]') !== null,
  )
  const isWide = useMediaQuery(isWideWindow)
  const hasForm = isWide && Boolean(row?.attachmentPath) && !row?.attachmentWarning
  if (!outlet) return null

  return (
    <Modal title={kindTexts[kind].edit} open shape="drawer" onClose={close}>
      {place === null ? null : (
        <nav aria-label={`Requests of ${statusWord(shown.list)}`} className={styles.bar} data-thumb>
          <Button size="small" disabledFocusable={!before} onClick={before}>
            Previous
          </Button>
          <output ref={placeRef} tabIndex={-1} className={styles.place}>
            {place}
          </output>
          <Button size="small" disabledFocusable={!after} onClick={after}>
            Next
          </Button>
        </nav>
      )}
      <div className={mergeClasses(isMoving && styles.leaving)} inert={isMoving}>
        <Suspense fallback={<OpeningRequest row={row} hasForm={hasForm} />}>{outlet}</Suspense>
      </div>
    </Modal>
  )
}

/** Closing focuses the link of the last shown request, or of the next request if that one has left the list. */
function useFocusOnClose(openId: string | undefined, rows: readonly Row[]) {
  const last = useRef({ openId, index: 0 })
  useEffect(() => {
    const { openId: closed, index: before } = last.current
    const index = rows.findIndex(({ requestId }) => String(requestId) === (openId ?? closed))
    last.current = { openId, index: index < 0 ? before : index }
    if (!closed || openId) return
    const row = rows[index < 0 ? Math.min(before, rows.length - 1) : index]
    if (row) document.getElementById(linkIdOf(row.requestId))?.focus()
  }, [openId, rows])
}

/** Opening the next request unmounts the focused form, so focus the text with the position. */
function useFocusOnMove(openId: string | undefined) {
  const place = useRef<HTMLOutputElement>(null)
  const last = useRef(openId)
  useEffect(() => {
    const isMoved = last.current !== undefined && openId !== undefined && last.current !== openId
    last.current = openId
    if (isMoved && !place.current?.parentElement?.contains(document.activeElement)) place.current?.focus()
  }, [openId])
  return place
}
