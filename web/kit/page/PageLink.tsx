import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the portal, starting with a slash. */
  to: string
  state?: unknown
  preventScrollReset?: boolean
  /** Called immediately before the navigation; not for a new tab or window. */
  onGo?: () => void
}

/**
 * The router's `Link` adds 3 kB of server-rendering code that internal links don't need. Its hooks also render every
 * link, dozens on a page, with each change of the router's state.
 */
export function PageLink({ to, state, preventScrollReset, onGo, onClick, target, children, ...rest }: PageLinkProps) {
  const router = useContext(RouterContext)?.router
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    onGo?.()
    // Like a browser: a link to the current address adds no history entry.
    const replace = createPath(router.state.location) === to
    void router.navigate(to, { state, replace, ...(preventScrollReset === undefined ? {} : { preventScrollReset }) })
  }
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  )
}

/** The browser opens new tabs and windows. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
