import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isStaff } from '../core/session/access.ts'
import { activity } from '../core/session/activity.ts'
import { endSession, session } from '../core/session/session.ts'
import { fetchSignedInUser, type SignedInUser } from './fetchSignedInUser.ts'
import { endingOf, isNear, mayInterrupt, NOTICE_MS, type Ending } from './sessionEnding.ts'
import { useSession } from '../core/session/useSession.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const SessionEndDialog = lazyPart(async () => ({ default: (await import('./SessionEndDialog.tsx')).SessionEndDialog }))

const checkEveryMs = 5_000

interface Warning {
  ending: Ending
  email: string
}

/**
 * Warns two minutes before the session ends, or in the next pause of the user's typing. The user continues without
 * losing input. Ends the session in time unless the dialog asks for the password then.
 */
export function SessionEnd() {
  const userId = useSession((state) => state.userId)
  const jwtExpiry = useSession((state) => state.jwtExpiry)
  const [warning, setWarning] = useState<Warning | null>(null)
  useEffect(() => watch(setWarning), [userId, jwtExpiry])
  if (!warning) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <SessionEndDialog {...warning} onClose={() => setWarning(null)} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Checks the end of the current session at an interval. Returns a function that stops the checks. */
function watch(warn: (warning: Warning | null) => void): () => void {
  let known: SignedInUser | null = null
  let warnedOf: number | null = null
  let overAt: number | null = null
  let typedAt = -Infinity
  let stopped = false
  const elsewhere = followOtherTabs()
  const noteTyping = () => void (typedAt = Date.now())

  const check = async () => {
    elsewhere.share()
    const { jwtExpiry } = session.getState()
    const ending = endingOf({ jwtExpiry, idleMinutes: known?.idleMinutes ?? null, answeredAt: activity.answeredAt })
    activity.idleEndsAt = ending?.why === 'IDLE' ? ending.at : Infinity
    const now = Date.now()
    if (ending && ending.at <= now) {
      // Check twice, because a tab that was frozen receives the activity of other tabs only after this check.
      if (overAt === ending.at) endSession('expired')
      overAt = ending.at
    }
    if (!ending || warnedOf === ending.at) return
    if (warnedOf !== null) warn(null)
    warnedOf = null
    if (!isNear(ending, now)) return
    warnedOf = ending.at
    // A user who types is not idle.
    if (ending.why === 'IDLE' && now - typedAt < NOTICE_MS && (await fetchSignedInUser())) return
    if (!mayInterrupt(ending, Date.now(), typedAt)) {
      warnedOf = null
      return
    }
    known ??= await fetchSignedInUser()
    const email = known?.email
    if (!email) warnedOf = null
    else if (!stopped) warn({ ending, email })
  }

  // Fetch the idle limit of a staff session. A customer's session has none, and ends at its expiry.
  if (isStaff(session.getState())) void fetchSignedInUser().then((user) => (known = user))
  const timer = setInterval(() => void check(), checkEveryMs)
  document.addEventListener('input', noteTyping, { capture: true })
  return () => {
    stopped = true
    document.removeEventListener('input', noteTyping, { capture: true })
    clearInterval(timer)
    elsewhere.stop()
    activity.idleEndsAt = Infinity
    warn(null)
  }
}

/** Shares activity between tabs, because activity in one tab extends the session of all tabs. */
function followOtherTabs() {
  const channel = new BroadcastChannel('ira-portal-activity')
  let sharedAt = activity.answeredAt
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'number' || data <= activity.answeredAt) return
    activity.answeredAt = Math.min(data, Date.now())
    sharedAt = activity.answeredAt
  })
  return {
    share() {
      if (activity.answeredAt === sharedAt) return
      sharedAt = activity.answeredAt
      channel.postMessage(sharedAt)
    },
    stop: () => channel.close(),
  }
}
