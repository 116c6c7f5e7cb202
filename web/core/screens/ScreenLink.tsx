import { mergeClasses } from '@fluentui/react-components'
import { PageLink, type PageLinkProps } from '../../kit/page/PageLink.tsx'
import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { usePrefetchOnIntent } from './prefetch.ts'

interface Props extends PageLinkProps {
  /** False if fetching data on hover would cost the server too much. */
  prefetchData?: boolean
  /** 'plain' if `className` contains all styles of the link. */
  appearance?: 'link' | 'plain'
}

/** A link to a screen of the portal. */
export function ScreenLink({ to, prefetchData = true, appearance = 'link', className, ...rest }: Props) {
  const styles = useLinkStyles()
  const intent = usePrefetchOnIntent(to, prefetchData)
  return (
    <PageLink
      {...rest}
      {...intent}
      to={to}
      className={appearance === 'link' ? mergeClasses(styles.link, className) : className}
    />
  )
}
