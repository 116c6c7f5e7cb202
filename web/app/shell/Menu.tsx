import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'
import { menuFor, type MenuGroup, type MenuLink } from './menu.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { useMenuCounts } from './menuCounts.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '2px', padding: 0 },
  entry: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '40px',
    paddingInline: '14px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: 500,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: 600,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
    '@media (forced-colors: active)': { outline: '1px solid Highlight' },
  },
  // Aligns the entries of a group with the label of the group.
  children: { paddingInlineStart: '30px', marginBlock: '2px 6px' },
  chevron: { marginInlineStart: 'auto', transitionProperty: 'transform', transitionDuration: '150ms' },
  turned: { transform: 'rotate(90deg)' },
  item: { position: 'relative' },
  // Marks screens about the chosen owner with the same vertical bar as the owner's name above the menu.
  ofOwner: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      backgroundColor: tokens.colorBrandStroke1,
    },
  },
  // The count is outside the link, so the link's accessible name has no number. A click on the count still presses the
  // link.
  count: {
    position: 'absolute',
    insetBlockStart: '11px',
    insetInlineEnd: '12px',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  beforeChevron: { insetInlineEnd: '36px' },
  word: visuallyHidden,
})

export function Menu({ onNavigate }: { onNavigate: () => void }) {
  const styles = useStyles()
  const routes = useContext(RoutesContext)
  const session = useSession((state) => state)
  const acts = isStaff(session) && session.accountOwnerId > 0
  return (
    <ul className={styles.list}>
      {menuFor(routes, session).map((entry) => (
        <li
          key={entry.label}
          className={mergeClasses(styles.item, acts && 'to' in entry && entry.isOfOwner && styles.ofOwner)}
        >
          {'children' in entry ? (
            <Group group={entry} onNavigate={onNavigate} />
          ) : (
            <Entry link={entry} onNavigate={onNavigate} hasIcon />
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  link: MenuLink
  onNavigate: () => void
  hasIcon?: boolean
}

function Entry({ link, onNavigate, hasIcon = false }: EntryProps) {
  const styles = useStyles()
  // Screens of one account belong to the menu entry without the account id: /501/transaction to /transaction.
  const pathname = useLocation()
    .pathname.replace(/^\/\d+(?=\/)/, '')
    .replace(/\/$/, '')
  // A record, such as /transaction/20001, may belong to another owner, so it does not mark the entry as current.
  const isRecord = link.isOfOwner && /^\/\d+$/.test(pathname.slice(link.to.length))
  const current = pathname === link.to || (!isRecord && pathname.startsWith(`${link.to}/`))
  const waiting = useWaiting([link])
  return (
    <div title={waiting?.text}>
      <ScreenLink
        to={link.to}
        appearance="plain"
        className={mergeClasses(styles.entry, current && styles.current)}
        aria-current={current ? 'page' : undefined}
        onClick={onNavigate}
      >
        {hasIcon ? <MenuIcon path={link.to} /> : null}
        {link.label}
      </ScreenLink>
      <Count waiting={waiting} />
    </div>
  )
}

function Group({ group, onNavigate }: { group: MenuGroup; onNavigate: () => void }) {
  const styles = useStyles()
  const { pathname } = useLocation()
  const id = useId()
  const inside = group.children.some((child) => pathname.startsWith(child.to))
  const [toggled, setToggled] = useState<boolean | null>(null)
  const open = toggled ?? inside
  const waiting = useWaiting(group.children)
  return (
    <>
      <div title={open ? undefined : waiting?.text}>
        <button
          type="button"
          className={styles.entry}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setToggled(!open)}
        >
          <MenuIcon path={pathOf(group)} />
          {group.label}
          <svg
            className={mergeClasses(styles.chevron, open && styles.turned)}
            width="14"
            height="14"
            viewBox="0 0 14 14"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path d="m5 3 4 4-4 4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        {open ? null : <Count waiting={waiting} inGroup />}
      </div>
      <ul id={id} hidden={!open} className={mergeClasses(open && styles.list, styles.children)}>
        {group.children.map((child) => (
          <li key={child.to} className={styles.item}>
            <Entry link={child} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** First path segment that the entries of a group share: "/withdrawals" of "/withdrawals/pending". */
const pathOf = ({ children: [first] }: MenuGroup) => (first?.to ?? '').split('/').slice(0, 2).join('/')

/** The number of items that wait in these entries, and a text that says what is counted; null if none wait. */
function useWaiting(of: readonly MenuLink[]): { count: number; text: string } | null {
  const counts = useMenuCounts()
  const open = of.map(({ to, label }) => ({ count: counts[to] ?? 0, label })).filter(({ count }) => count > 0)
  if (open.length === 0) return null
  const count = open.reduce((sum, each) => sum + each.count, 0)
  const parts = of.length > 1 ? `: ${open.map((each) => `${each.count} ${each.label}`).join(', ')}` : ''
  return { count, text: `waiting${parts}` }
}

function Count({ waiting, inGroup }: { waiting: ReturnType<typeof useWaiting>; inGroup?: boolean }) {
  const styles = useStyles()
  if (!waiting) return null
  const { count, text } = waiting
  return (
    <span className={mergeClasses(styles.count, inGroup && styles.beforeChevron)}>
      {count > 99 ? '99+' : count}
      <span className={styles.word}>{` ${text}`}</span>
    </span>
  )
}
