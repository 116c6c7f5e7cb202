import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useMatches } from 'react-router-dom'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'
import type { ScreenHandle } from '../../core/screens/routeHandle.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  item: { display: 'flex', columnGap: '8px', alignItems: 'baseline' },
  // On Home, the only breadcrumb links to the current screen, so show it only to keyboard and screen reader users.
  atHome: { ':not(:focus-within)': visuallyHidden, ':focus-within': { position: 'absolute' } },
  current: { color: tokens.colorNeutralForeground2, fontWeight: 500 },
})

export function Breadcrumb() {
  const styles = useStyles()
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  if (!handle) return null
  const atHome = handle.id === 'home'
  return (
    <nav aria-label="Breadcrumb" data-print="hide" className={mergeClasses(atHome && styles.atHome)}>
      <ol className={styles.list}>
        <li className={styles.item}>
          <ScreenLink to="/home" aria-current={atHome ? 'page' : undefined}>
            Home
          </ScreenLink>
        </li>
        {handle.under ? (
          <li className={styles.item}>
            <span aria-hidden="true">/</span>
            <ScreenLink to={handle.under.to}>{handle.under.label}</ScreenLink>
          </li>
        ) : null}
        {!atHome ? (
          <li className={styles.item}>
            <span aria-hidden="true">/</span>
            <span className={styles.current} aria-current="page">
              {handle.crumb}
            </span>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
