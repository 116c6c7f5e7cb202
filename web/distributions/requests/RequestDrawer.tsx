import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom'
import { letGo } from '../../kit/page/unsaved.ts'
import { Modal } from '../../kit/ui/Modal.tsx'
import type { Opened } from './OpenedRequest.tsx'
import { linkIdOf, requestAddress, statusWord } from './requestAddress.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { kindTexts, type RequestKind } from './texts.ts'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    paddingBlockEnd: '16px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

interface Props {
  kind: RequestKind
  shown: ShownPage
  rows: readonly Row[]
  /** How many rows come before the page. */
  offset: number | null
  total: number
}

/** The request that is open over its list, with the ones before and after it. Closing it gives the list back as it was. */
export function RequestDrawer({ kind, shown, rows, offset, total }: Props) {
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
  if (!outlet) return null

  const index = rows.findIndex((row) => String(row.requestId) === requestId)
  const goTo = (row: Row | undefined) =>
    row &&
    void navigate({ pathname: `${list}/${row.requestId}`, search }, { replace: true, state, preventScrollReset: true })
  const [before, after] = index < 0 ? [] : [rows[index - 1], rows[index + 1]]
  return (
    <Modal title={kindTexts[kind].edit} open shape="drawer" onClose={close}>
      {index < 0 ? null : (
        <nav aria-label={`Requests of ${statusWord(shown.list)}`} className={styles.bar}>
          <Button size="small" disabledFocusable={!before} onClick={() => goTo(before)}>
            Previous
          </Button>
          <span>{offset === null ? `${index + 1}` : `${offset + index + 1} of ${total.toLocaleString('en-US')}`}</span>
          <Button size="small" disabledFocusable={!after} onClick={() => goTo(after)}>
            Next
          </Button>
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
