import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the portal, from its first slash on. */
  to: string
  state?: unknown
  preventScrollReset?: boolean
  /** Right before the page goes there; a new tab or window is no such step. */
  onGo?: () => void
}

/**
 * The router's `Link` brings 3 kB of code for servers that render pages; a link within the portal needs none of it. Nor is it
 * rendered anew with every change of the router's state, as the router's hooks would have it: there are dozens on a page.
 */
export function PageLink({ to, state, preventScrollReset, onGo, onClick, target, children, ...rest }: PageLinkProps) {
  const router = useContext(RouterContext)?.router
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    onGo?.()
    // As a browser does it: the same address once more is no step to go back.
    const replace = createPath(router.state.location) === to
    void router.navigate(to, { state, replace, ...(preventScrollReset === undefined ? {} : { preventScrollReset }) })
  }
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  )
}

/** A new tab or window is the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
