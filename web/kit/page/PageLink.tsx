import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  state?: unknown
  preventScrollReset?: boolean
}

/** The router's `Link` brings 3 kB of code for servers that render pages; a link within the portal needs none of it. */
export function PageLink({ to, state, preventScrollReset, onClick, target, children, ...rest }: PageLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state, target, preventScrollReset })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
