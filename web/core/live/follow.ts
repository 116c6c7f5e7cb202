import { activity } from '../session/activity.ts'
import { isAttended, isInUse, isTouched, TOUCHED_MS, watchInput } from './userActivity.ts'
import { keyOf, live, nothingNew } from './live.ts'
import { openStream, type Change } from './stream.ts'

/** The screen that is shown now. */
export interface Followed {
  concerns: (change: Change) => boolean
  /** A list: its rows go and come. */
  isList: boolean
  /** Asks again for what it shows, in the background. */
  renew: () => Promise<void>
}

/** Many changes at once are one question, and not that of everybody at the same moment. */
const GATHER_MS = 300
const SPREAD_MS = 700
/** Between two questions. */
const REST_MS = 3_000
/** So long after something was saved here a change may be that one: the screen has shown it by itself. */
const OWN_MS = 4_000
/** What a run has done is no answer to whoever began it. */
const mayBeAnswered = ({ kind }: Change) => kind !== 'JOB'

/** A run that comes further, or ends without having done everything, stays in its row. */
const staysInPlace = ({ kind, status }: Change) => kind === 'JOB' && (status === 'RUNNING' || status === 'INCOMPLETE')

/** Keeps the screen up to date by the stream while the tab can be seen. Answers how to stop. */
export function followChanges(screen: () => Followed | null): () => void {
  let close: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewedAt = 0
  let hasProgress = false
  let mayBeOwn = false
  let isReturning = false

  const look = (soonest: number) => {
    timer ??= setTimeout(renewOrOffer, Math.max(soonest, renewedAt + REST_MS - Date.now()))
  }
  const lookSoon = () => look(GATHER_MS + Math.random() * SPREAD_MS)

  function renewOrOffer() {
    timer = undefined
    const { waiting, mayHaveMissed } = live.getState()
    const shown = screen()
    const isMoved = waiting.size > 0 || mayHaveMissed
    if (!shown || document.hidden || (!isMoved && !hasProgress && !mayBeOwn)) return
    if (!isAttended() || ((isMoved || mayBeOwn) && isInUse(shown.isList))) {
      if (isMoved) live.setState({ isOffered: true })
      // Nothing tells that the moment after a touch is over.
      if (isTouched()) look(TOUCHED_MS)
      return
    }
    hasProgress = false
    mayBeOwn = false
    renewedAt = Date.now()
    void renew(shown)
  }

  function change(changed: Change) {
    if (!screen()?.concerns(changed)) return
    if (staysInPlace(changed)) hasProgress = true
    else if (mayBeAnswered(changed) && Date.now() - activity.wroteAt < OWN_MS) mayBeOwn = true
    else live.setState(({ waiting }) => ({ waiting: new Set(waiting).add(keyOf(changed)) }))
    lookSoon()
  }
  /** What nobody could tell is asked for once. */
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
      // A tab that is seen again asks also when there is no stream.
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

  const stopWatching = watchInput(() => (live.getState().isOffered || mayBeOwn) && look(GATHER_MS))
  document.addEventListener('visibilitychange', followWhileSeen)
  followWhileSeen()
  return () => {
    document.removeEventListener('visibilitychange', followWhileSeen)
    stopWatching()
    clearTimeout(timer)
    close?.()
    live.setState({ isOpen: false, ...nothingNew })
  }
}

/** What fails is offered in place of being told: what is shown stays as it is. */
export async function renew({ renew: ask }: Followed): Promise<void> {
  const { waiting } = live.getState()
  const before = waiting
  try {
    await ask()
    // What came in the meantime is still to be shown.
    live.setState((now) => ({
      ...nothingNew,
      waiting:
        now.waiting === before ? nothingNew.waiting : new Set([...now.waiting].filter((key) => !before.has(key))),
    }))
  } catch {
    live.setState({ isOffered: true, mayHaveMissed: true })
  }
}
