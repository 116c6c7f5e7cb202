import { Dialog, DialogSurface, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { ReturnFocus } from '../../kit/ui/ReturnFocus.ts'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { admits, operations } from '../../core/session/access.ts'
import { recentOwners } from '../../core/session/recentOwners.ts'
import { useActFor } from '../../core/session/useActFor.ts'
import { useSession } from '../../core/session/useSession.ts'
import { menuFor } from './menu.ts'
import { couldBeSocial } from './paletteText.ts'
import { useOwnersFound } from './useOwnersFound.ts'
import { useRequestFound } from './useRequestFound.ts'
import { useRunningRequests } from './useRunningRequests.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '600px', padding: 0, overflow: 'hidden', alignSelf: 'start', marginBlockStart: '12vh' },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    height: '56px',
    paddingInline: '20px',
    border: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase400,
    outlineStyle: 'none',
    ':focus-visible': { borderBottom: `2px solid ${tokens.colorStrokeFocus2}` },
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  list: { maxHeight: '50vh', overflowY: 'auto', padding: '8px' },
  group: {
    padding: '10px 12px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
  },
  option: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    width: '100%',
    padding: '9px 12px',
    border: 0,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  name: { overflowWrap: 'anywhere' },
  detail: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  foot: {
    display: 'block',
    minHeight: '20px',
    padding: '8px 20px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})

/** HTML has no tag for a list whose field keeps the focus, as the pattern of the combobox wants it. */
const as = {
  list: { role: 'listbox' },
  group: { role: 'group' },
  option: (isActive: boolean) => ({ role: 'option', tabIndex: -1, 'aria-selected': isActive }) as const,
} as const

interface Option {
  key: string
  group: 'Screens' | 'Recent owners' | 'Owners and accounts' | 'Requests'
  label: string
  detail?: string
  act: () => void
}

/** Goes to a screen or an owner by its name, to a request by its number: what is typed narrows, the arrows choose, Enter goes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const works = useSession((state) => admits(operations, state))
  const [running, askRunning] = useRunningRequests(works)
  const [found, ask] = useOwnersFound(askRunning)
  const [request, askRequest, requestAddress] = useRequestFound(works)
  const options = useOptions(text, found, { request, running, requestAddress }, onClose, () => ask(text))
  const active = options[Math.min(chosen, options.length - 1)]
  const optionId = ({ key }: Option) => `${id}-${key}`

  function type(next: string) {
    setText(next)
    setChosen(0)
    ask(next)
    askRequest(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const next = (Math.min(chosen, options.length - 1) + step + options.length) % options.length
      setChosen(next)
      const option = options[next]
      if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      active?.act()
    }
  }

  const groups = [...Map.groupBy(options, ({ group }) => group)]
  return (
    <>
      <ReturnFocus />
      <Dialog open onOpenChange={(_, data) => (data.open ? undefined : onClose())}>
        <DialogSurface aria-label="Go to" className={styles.surface}>
          <input
            className={styles.input}
            role="combobox"
            aria-label="Go to a screen, an owner, an account or a request"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(active) : undefined}
            placeholder="Screen, name, account or request number"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div {...as.list} id={`${id}-list`} aria-label="Results" className={styles.list}>
            {groups.map(([group, members]) => (
              <div {...as.group} key={group} aria-label={group}>
                <div role="presentation" className={styles.group}>
                  {group}
                </div>
                {members.map((option) => (
                  <button
                    {...as.option(option === active)}
                    key={option.key}
                    type="button"
                    id={optionId(option)}
                    className={mergeClasses(styles.option, option === active && styles.active)}
                    // The field keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={option.act}
                  >
                    <span className={styles.name}>{option.label}</span>
                    {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
                  </button>
                ))}
              </div>
            ))}
          </div>
          <output className={styles.foot}>{said(text, found.state, options.length)}</output>
        </DialogSurface>
      </Dialog>
    </>
  )
}

function said(text: string, state: 'NONE' | 'ASKING' | 'FAILED', count: number): string {
  if (couldBeSocial(text)) return 'Social security numbers are looked up in Search only.'
  if (state === 'ASKING' && count === 0) return 'Searching …'
  return count === 1 ? '1 result' : `${count} results`
}

interface RequestsFound {
  request: ReturnType<typeof useRequestFound>[0]
  running: ReturnType<typeof useRunningRequests>[0]
  requestAddress: ReturnType<typeof useRequestFound>[2]
}

/** What can be gone to: of screens those of the menu, which shows what the role may open. */
function useOptions(
  text: string,
  found: ReturnType<typeof useOwnersFound>[0],
  { request, running, requestAddress }: RequestsFound,
  onClose: () => void,
  askAgain: () => void,
): Option[] {
  const routes = useContext(RoutesContext)
  const session = useSession((state) => state)
  const recent = useStore(recentOwners)
  const navigate = useNavigate()
  const actFor = useActFor()
  const wanted = text.trim().toLowerCase()
  const fits = (label: string) => wanted === '' || label.toLowerCase().includes(wanted)
  const goTo = (act: () => void) => () => {
    onClose()
    act()
  }

  const screens = menuFor(routes, session)
    .flatMap((entry) =>
      'children' in entry
        ? entry.children.map(({ label, to }) => ({ label: `${entry.label}: ${label}`, to }))
        : [entry],
    )
    .concat({ label: 'Reports', to: '/report' })
    // A number belongs to Search, which is then the only way.
    .filter(({ label, to }) => (couldBeSocial(text) ? to === '/search' : fits(label)))
    .map(({ label, to }): Option => ({
      key: to,
      group: 'Screens',
      label,
      act: goTo(() => void navigate(to)),
    }))
  const owners = recent
    .filter(({ name, accountOwnerId }) => fits(`${name} ${accountOwnerId}`))
    .map(({ name, accountOwnerId }): Option => ({
      key: `recent-${accountOwnerId}`,
      group: 'Recent owners',
      label: name,
      detail: `owner ${accountOwnerId}`,
      act: goTo(() => actFor(accountOwnerId)),
    }))
  const results = found.owners.map(({ name, accountOwnerId, accountNumber }): Option => ({
    key: `owner-${accountOwnerId}-${accountNumber ?? ''}`,
    group: 'Owners and accounts',
    label: name,
    detail: accountNumber ?? 'no account',
    act: goTo(() => actFor(accountOwnerId)),
  }))
  const requests: Option[] = request
    ? [
        {
          key: `request-${request.requestId}`,
          group: 'Requests',
          label: request.label,
          detail: request.accountNumber,
          act: goTo(() => void navigate(request.to)),
        },
      ]
    : []
  const ofOwner = running.map(({ requestId, label, detail }): Option => ({
    key: `running-${requestId}`,
    group: 'Requests',
    label,
    detail,
    act: goTo(() => void requestAddress(requestId).then((address) => address && navigate(address))),
  }))
  const retry: Option[] =
    found.state === 'FAILED'
      ? [{ key: 'retry', group: 'Owners and accounts', label: 'Search did not answer. Try again', act: askAgain }]
      : []
  // With nothing typed whom one worked on comes first; else what was found.
  return wanted === ''
    ? [...owners, ...screens]
    : [...requests, ...owners, ...results, ...ofOwner, ...screens, ...retry]
}
