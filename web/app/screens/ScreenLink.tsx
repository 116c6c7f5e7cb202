import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { usePrefetchOnIntent } from './prefetch.ts'

interface Props extends Omit<LinkProps, 'to' | 'prefetch'> {
  to: string
  /** False where loading on a hover would cost the server too much. */
  prefetchData?: boolean
  /** 'plain' leaves the look to className. */
  appearance?: 'link' | 'plain'
}

/** A link to a screen of the portal. */
export function ScreenLink({ to, prefetchData = true, appearance = 'link', className, ...rest }: Props) {
  const styles = useLinkStyles()
  const intent = usePrefetchOnIntent(to, prefetchData)
  return (
    <Link
      {...(rest as ComponentProps<typeof Link>)}
      {...intent}
      to={to}
      discover="none"
      className={appearance === 'link' ? mergeClasses(styles.link, className) : className}
    />
  )
}
