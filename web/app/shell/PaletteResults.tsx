import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { SearchWait } from '../../core/screens/SearchWait.tsx'
import { admits, isStaff, operations } from '../../core/session/access.ts'
import { goKeys } from '../../kit/keys/goKeys.ts'
import { showKeysHelp } from '../../kit/keys/keysHelp.ts'
import { recentOwners } from '../../core/session/recentOwners.ts'
import { TextButton } from '../../kit/ui/TextButton.tsx'
import { contactUrl } from '../../kit/page/layout.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'
import { forScreen } from '../../core/session/wantedScreen.ts'
import { useActFor } from '../../core/session/useActFor.ts'
import { useSession } from '../../core/session/useSession.ts'
import { screensFor } from './paletteScreens.ts'
import { countWords, couldBeSocial, fitsWords, matchedWords, rankOf } from './paletteText.ts'
import type { ResultKey } from './resultKeys.ts'
import { useLogout } from './useLogout.ts'
import { useOwnersFound } from './useOwnersFound.ts'
import { useRequestFound } from './useRequestFound.ts'
import { useRunningRequests } from './useRunningRequests.ts'

const useStyles = makeStyles({
  // Hidden from screen readers, which announce only the label.
  place: { '::after': { content: 'attr(data-place) / ""' } },
  // The Close button is shown next to the input, which is in PaletteDialog.
  close: { position: 'absolute', top: '16px', right: '20px' },
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

/** ARIA roles of the combobox pattern, because HTML has no list element whose input keeps the focus. */
const as = {
  list: { role: 'listbox' },
  group: { role: 'group' },
  option: (isActive: boolean) => ({ role: 'option', tabIndex: -1, 'aria-selected': isActive }) as const,
} as const

const isOfOwner = ({ group }: Option) => group === 'Screens of the owner'
const isHelp = ({ group }: Option) => group === 'Help'
const ofNobody = { isOfOwner: false, needsOwner: false } as const

interface Option {
  key: string
  group:
    | 'Screens'
    | 'Nearest screens'
    | 'Help'
    | 'Screens of the owner'
    | 'Recent owners'
    | 'Owners and accounts'
    | 'Requests'
  label: string
  detail?: string
  /** Place and shortcut keys of a screen, shown but hidden from screen readers. */
  place?: string
  /** True if the result's name matches the typed text. Enter can then open it before the owner search has finished. */
  isNamed?: boolean
  /** True if the result matches only some of the typed words, because no result matches all of them. */
  isNearest?: boolean
  act: () => void
}

interface Props {
  /** Element id of the result list. */
  id: string
  /** The typed text. */
  text: string
  /** Receives the handler for the input's keys, or null when the results unmount. */
  listen: (act: ((key: ResultKey) => void) | null) => void
  /** Called with the element id of the result that Enter opens. */
  onActive: (id: string | undefined) => void
  close: () => void
}

/** Screens, owners and requests that match the typed text. Arrow keys select a result, and Enter opens it. */
export function PaletteResults({ id, text, listen, onActive, close }: Props) {
  const styles = useStyles()
  const [chosen, setChosen] = useState<{ text: string; key: string | null }>({ text, key: null })
  // The text for which the user pressed Enter before the results arrived. When they arrive, the first result opens.
  const awaited = useRef<string | null>(null)
  const works = useSession((state) => admits(operations, state))
  const [running, askRunning] = useRunningRequests(works)
  const found = useOwnersFound(askRunning)
  const [request, askRequest, requestAddress, isAskingRequest] = useRequestFound(works)
  const isAsking = found.state === 'ASKING' || isAskingRequest
  const options = useOptions(text, found, { request, running, requestAddress, isAsking }, close)
  // A result that arrives above the selected result does not move the selection.
  const kept = chosen.text === text ? options.find(({ key }) => key === chosen.key) : undefined
  const active = kept ?? options.find(({ isNamed }) => isNamed) ?? (isAsking ? undefined : options[0])
  const optionId = ({ key }: Option) => `${id}-${key}`
  const activeId = active && optionId(active)

  const askFor = useEffectEvent((asked: string) => {
    awaited.current = null
    found.ask(asked)
    askRequest(asked)
  })
  useEffect(() => askFor(text), [text])
  useEffect(() => onActive(activeId), [onActive, activeId])

  const answer = useEffectEvent(() => {
    if (awaited.current !== text) return
    awaited.current = null
    if (!active?.isNearest) active?.act()
  })
  // This effect must come before the one that handles queued keys, so that an early Enter waits for the response.
  useEffect(() => {
    if (!isAsking) answer()
  }, [isAsking])

  const press = useEffectEvent((key: ResultKey) => {
    if (key === 'Enter') {
      if (active) active.act()
      else awaited.current = text
      return
    }
    if (options.length === 0) return
    const index = active ? options.indexOf(active) : key === 'ArrowDown' ? -1 : 0
    const option = options[(index + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length]
    setChosen({ text, key: option?.key ?? null })
    if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    listen((key) => press(key))
    return () => listen(null)
  }, [listen])

  const groups = [...Map.groupBy(options, ({ group }) => group)]
  return (
    <>
      <TextButton className={styles.close} onClick={close}>
        Close
      </TextButton>
      <div {...as.list} id={id} aria-label="Results" className={styles.list}>
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
                // Prevent the press from taking the focus from the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={option.act}
              >
                <span className={styles.name}>{option.label}</span>
                {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
                {option.place ? (
                  <span className={mergeClasses(styles.detail, styles.place)} data-place={option.place} />
                ) : null}
              </button>
            ))}
          </div>
        ))}
      </div>
      <output className={styles.foot}>
        {found.state === 'ASKING' && found.until !== null ? (
          <SearchWait until={found.until} onOver={found.askAgain} />
        ) : (
          said(text, isAsking && !active, options)
        )}
      </output>
    </>
  )
}

/** Location of a screen, and its shortcut keys on a device with a keyboard: "Menu · g t". */
function placeOf(to: string, place: string | null, hasNoKeys: boolean): string {
  const keys = hasNoKeys ? undefined : goKeys.find((one) => one.to === to)
  return [place, keys && `g ${keys.key}`].filter(Boolean).join(' · ')
}

function said(text: string, isSearching: boolean, options: readonly Option[]): string {
  if (couldBeSocial(text)) return 'Social Security numbers are looked up in Search only.'
  if (isSearching) return 'Searching …'
  if (options.every(({ isNearest }) => isNearest)) return `Nothing is called “${text.trim()}”.`
  return options.length === 1 ? '1 result' : `${options.length} results`
}

interface RequestsFound {
  request: ReturnType<typeof useRequestFound>[0]
  running: ReturnType<typeof useRunningRequests>[0]
  requestAddress: ReturnType<typeof useRequestFound>[2]
  isAsking: boolean
}

/** Number of screens shown if nothing matches all typed words. */
const MOST_NEAREST = 5

/** All results in the order of the list. */
function useOptions(
  text: string,
  found: ReturnType<typeof useOwnersFound>,
  { request, running, requestAddress, isAsking }: RequestsFound,
  close: () => void,
): Option[] {
  const routes = useContext(RoutesContext)
  const session = useSession((state) => state)
  const recent = useStore(recentOwners)
  const navigate = useNavigate()
  const actFor = useActFor()
  const logOut = useLogout()
  const hasNoKeys = useMediaQuery('(pointer: coarse)')
  const wanted = text.trim().toLowerCase()
  const fits = (label: string) => fitsWords(wanted, label)
  const goTo = (act: () => void) => () => {
    close()
    act()
  }

  const help = [
    { label: 'Keyboard shortcuts', words: 'help keys keyboard', act: showKeysHelp },
    { label: 'Frequently Asked Questions', words: 'help faq', act: () => void navigate('/faq/') },
    { label: 'Contact Us', words: 'help support phone', act: () => void open(contactUrl, '_blank', 'noopener') },
    { label: 'Log out', words: 'logout sign out', act: logOut },
  ].map((one) => ({
    ...one,
    to: one.label,
    words: `${one.label} ${one.words}`,
    keywords: one.words,
    place: null,
    ...ofNobody,
  }))
  const all = [...screensFor(routes, session).map((one) => ({ ...one, act: null })), ...help]
  const optionOf = ({ label, to, words, place, isOfOwner, needsOwner, act }: (typeof all)[number]): Option => ({
    key: to,
    // When the user has typed text, do not group screens by owner, so that the best match comes first.
    group:
      wanted !== '' ? 'Screens' : act ? 'Help' : isOfOwner && isStaff(session) ? 'Screens of the owner' : 'Screens',
    label,
    isNamed: wanted !== '' && fits(label),
    ...(needsOwner ? { detail: 'choose an owner first' } : {}),
    place: [
      wanted === '' || fits(label) || couldBeSocial(text) ? '' : matchedWords(wanted, words),
      needsOwner ? '' : placeOf(to, place, hasNoKeys),
    ]
      .filter(Boolean)
      .join(' · '),
    act: goTo(
      act ?? (() => void (needsOwner ? navigate('/search', { state: forScreen({ to, label }) }) : navigate(to))),
    ),
  })
  const screens = all
    // Only the Search screen may search for social security numbers.
    .filter(({ to, words }) => (couldBeSocial(text) ? to === '/search' : fits(words)))
    // Without typed text, the order of the menu stays.
    .toSorted((one, other) => (wanted === '' ? 0 : rankOf(wanted, one) - rankOf(wanted, other)))
    .map(optionOf)
  const owners = recent
    .filter(({ name, accountOwnerId }) => fits(`${name} ${accountOwnerId}`))
    .map(({ name, accountOwnerId }): Option => ({
      key: `recent-${accountOwnerId}`,
      isNamed: wanted !== '',
      group: 'Recent owners',
      label: name,
      detail: `owner ${accountOwnerId}`,
      act: goTo(() => actFor(accountOwnerId)),
    }))
  const results = found.owners.map(({ name, accountOwnerId, accountNumber, status }): Option => ({
    key: `owner-${accountOwnerId}-${accountNumber ?? ''}`,
    group: 'Owners and accounts',
    label: name,
    detail: [accountNumber ?? 'no account', status].filter(Boolean).join(' · '),
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
      ? [{ key: 'retry', group: 'Owners and accounts', label: 'Search did not answer. Try again', act: found.askAgain }]
      : []
  // Without typed text, recent owners come first, and the screens of the chosen owner last.
  if (wanted === '')
    return [
      ...owners,
      ...screens.toSorted(
        (one, other) =>
          Number(isHelp(one)) - Number(isHelp(other)) || Number(isOfOwner(one)) - Number(isOfOwner(other)),
      ),
    ]
  const options = [...requests, ...owners, ...results, ...ofOwner, ...screens, ...retry]
  if (options.length > 0 || isAsking) return options
  const nearest = all
    .map((screen) => ({ screen, count: countWords(wanted, screen.words) }))
    .filter(({ screen, count }) => count > 0 || screen.to === '/search')
    .toSorted((one, other) => other.count - one.count)
  return nearest
    .slice(0, MOST_NEAREST)
    .map(({ screen }) => ({ ...optionOf(screen), group: 'Nearest screens', isNearest: true }))
}
