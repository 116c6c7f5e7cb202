import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal that starts with a slash. */
  to: string
  state?: unknown
  preventScrollReset?: boolean
  /** Called immediately before the navigation, but not for a new tab or window. */
  onGo?: () => void
}

/**
 * A link without the router's `Link`, which adds 3 kB of server-rendering code that internal links don't need. The
 * hooks of `Link` would also render every link, dozens on a page, with each change of the router's state.
 */
export function PageLink({ to, state, preventScrollReset, onGo, onClick, target, children, ...rest }: PageLinkProps) {
  const router = useContext(RouterContext)?.router
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    onGo?.()
    // A link to the current URL adds no history entry, as in a browser.
    const replace = createPath(router.state.location) === to
    void router.navigate(to, { state, replace, ...(preventScrollReset === undefined ? {} : { preventScrollReset }) })
  }
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  )
}

/** Let the browser open new tabs and windows. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
