import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useMatches } from 'react-router-dom'
import { numbersAreNumbers } from '../../core/screens/screen.tsx'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { returning } from '../../kit/keys/lastRow.ts'
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
  const matches = useMatches()
  const opened = matches.map((match) => match.handle as ScreenHandle | undefined)
  const handle = opened.at(-1)
  if (!handle) return null
  // Request lists of different groups have the same labels, so the breadcrumb also names the group.
  const group = opened.find((each) => each?.menu?.group)?.menu?.group
  // No record has an id that is not a number, so the breadcrumb omits the screen of such a URL.
  const exists = numbersAreNumbers(matches.at(-1)?.params ?? {})
  const atHome = handle.id === 'home'
  return (
    <nav aria-label="Breadcrumb" data-print="hide" className={mergeClasses(atHome && styles.atHome)}>
      <ol className={styles.list}>
        <li className={styles.item}>
          <ScreenLink to="/home" aria-current={atHome ? 'page' : undefined}>
            Home
          </ScreenLink>
        </li>
        {group ? (
          <li className={styles.item}>
            <span aria-hidden="true">/</span>
            {group}
          </li>
        ) : null}
        {handle.under ? (
          <li className={styles.item}>
            <span aria-hidden="true">/</span>
            <ScreenLink to={handle.under.to} state={returning}>
              {handle.under.label}
            </ScreenLink>
          </li>
        ) : null}
        {!atHome && exists ? (
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
