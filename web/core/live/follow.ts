import { activity } from '../session/activity.ts'
import { isAttended, isInUse, isTouched, TOUCHED_MS, watchInput } from './userActivity.ts'
import { keyOf, live, nothingNew } from './live.ts'
import { openStream, type Change } from './stream.ts'

/** The current screen, and the kinds of changes that refetch it. */
export interface Followed {
  concerns: (change: Change) => boolean
  /** True for a list, whose rows appear and disappear. */
  isList: boolean
  /** True for an account owner, whose screens refetch without announcing what changed. */
  isSilent: boolean
  /** Refetches the screen in the background. */
  renew: () => Promise<void>
}

/** Changes within this time cause one refetch. A random delay keeps tabs from refetching at the same moment. */
const GATHER_MS = 300
const SPREAD_MS = 700
/** Minimum time between two refetches. */
const REST_MS = 3_000
/** The pause after a failed refetch. */
const RETRY_MS = 10_000
/** A change this soon after a write is probably this tab's own change, which the screen already shows. */
const OWN_MS = 4_000
/**
 * Whether the response to a write may already contain this change. The response that starts a job never contains its
 * result.
 */
const mayBeAnswered = ({ kind }: Change) => kind !== 'JOB'

/** A job's progress or incomplete end does not move its row in the list. */
const staysInPlace = ({ kind, status }: Change) => kind === 'JOB' && (status === 'RUNNING' || status === 'INCOMPLETE')

/** Follows the event stream while the tab is visible. Returns a function that stops it. */
export function followChanges(screen: () => Followed | null): () => void {
  let close: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewedAt = 0
  let hasProgress = false
  /** Whether the screen must refetch because of a change that it does not announce. */
  let hasUnannounced = false
  let isReturning = false
  let isStopped = false

  const look = (soonest: number) => {
    timer ??= setTimeout(renewOrOffer, Math.max(soonest, renewedAt + REST_MS - Date.now()))
  }
  const lookSoon = () => look(GATHER_MS + Math.random() * SPREAD_MS)

  function renewOrOffer() {
    timer = undefined
    const { waiting, mayHaveMissed } = live.getState()
    const shown = screen()
    const isMoved = waiting.size > 0 || mayHaveMissed
    if (!shown || document.hidden || (!isMoved && !hasProgress && !hasUnannounced)) return
    if (!isAttended() || ((isMoved || hasUnannounced) && isInUse(shown.isList))) {
      // Offer a refresh only for a known change. Otherwise, refetch when the user has left the rows.
      if (waiting.size > 0) live.setState({ isOffered: true })
      // The end of the pause after a touch fires no event, so check again later.
      if (isTouched()) look(TOUCHED_MS)
      return
    }
    hasProgress = false
    hasUnannounced = false
    renewedAt = Date.now()
    void renew(shown).then((isRenewed) => {
      if (!isRenewed && !isStopped) look(RETRY_MS)
    })
  }

  function change(changed: Change) {
    if (changed.kind !== 'JOB') live.setState(({ arrived }) => ({ arrived: arrived + 1 }))
    if (!screen()?.concerns(changed)) return
    if (staysInPlace(changed)) hasProgress = true
    else if (screen()?.isSilent || (mayBeAnswered(changed) && Date.now() - activity.wroteAt < OWN_MS))
      hasUnannounced = true
    else live.setState(({ waiting }) => ({ waiting: new Set(waiting).add(keyOf(changed)) }))
    lookSoon()
  }
  /** Refetches once for all missed events. */
  const catchUp = () => {
    live.setState({ mayHaveMissed: true })
    lookSoon()
  }
  const listener = {
    change,
    opened(hasGap: boolean) {
      isReturning = false
      live.setState({ isOpen: true })
      if (hasGap) catchUp()
    },
    lost() {
      live.setState({ isOpen: false })
      // When the tab becomes visible again, refetch even if the event stream can't be opened.
      if (isReturning) catchUp()
      isReturning = false
    },
  }
  function followWhileSeen() {
    if (!document.hidden) return void (close ??= openStream(listener))
    if (!close) return
    close()
    close = null
    isReturning = true
    live.setState({ isOpen: false })
  }

  const stopWatching = watchInput(() => {
    const { isOffered, mayHaveMissed } = live.getState()
    if (isOffered || mayHaveMissed || hasUnannounced) look(GATHER_MS)
  })
  document.addEventListener('visibilitychange', followWhileSeen)
  followWhileSeen()
  return () => {
    document.removeEventListener('visibilitychange', followWhileSeen)
    isStopped = true
    stopWatching()
    clearTimeout(timer)
    close?.()
    live.setState({ isOpen: false, ...nothingNew })
  }
}

/** Refetches the screen. Returns false after a failure, which keeps the screen and offers a refresh. */
export async function renew({ renew: ask }: Followed): Promise<boolean> {
  const { waiting: before } = live.getState()
  // Changes that arrive during the refetch stay, because the refetched data may not include them.
  live.setState(nothingNew)
  try {
    await ask()
    return true
  } catch {
    live.setState(({ waiting }) => ({
      waiting: new Set([...before, ...waiting]),
      isOffered: true,
      mayHaveMissed: true,
    }))
    return false
  }
}
