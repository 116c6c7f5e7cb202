import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { linkIdOf, requestAddress } from './requestAddress.ts'
import type { RequestList } from './requestLists.ts'
import type { RequestKind } from './texts.ts'

interface Props {
  kind: RequestKind
  list: RequestList
  requestId: number
  /** Accessible name, which begins with the visible text. */
  label?: string
  /** Full text, if the visible text is shortened. */
  title?: string
  children: ReactNode
}

/** Link that opens a request over its list, which keeps its page, order and filters. */
export function RequestLink({ kind, list, requestId, label, title, children }: Props) {
  const { search } = useLocation()
  return (
    <ScreenLink
      id={linkIdOf(requestId)}
      aria-label={label}
      title={title}
      to={`${requestAddress(kind, list)}/${requestId}${search}`}
      state={{ isFromList: true }}
      preventScrollReset
    >
      {children}
    </ScreenLink>
  )
}
