import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path in the portal, starting with a slash. */
  to: string
  state?: unknown
  preventScrollReset?: boolean
  /** Called immediately before the navigation, but not if the link opens in a new tab or window. */
  onGo?: () => void
}

/**
 * Replaces the router's `Link`, which adds 3 kB of server-rendering code. The hooks of `Link` would also render every
 * link of a page with each change of the router's state.
 */
export function PageLink({ to, state, preventScrollReset, onGo, onClick, target, children, ...rest }: PageLinkProps) {
  const router = useContext(RouterContext)?.router
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    onGo?.()
    // A link to the current URL adds no history entry, as in browsers.
    const replace = createPath(router.state.location) === to
    void router.navigate(to, { state, replace, ...(preventScrollReset === undefined ? {} : { preventScrollReset }) })
  }
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  )
}

/** Whether a click should navigate in this tab. The browser handles other clicks, which open a new tab or window. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
