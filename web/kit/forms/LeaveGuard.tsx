import { Suspense } from 'react'
import { useBlocker } from 'react-router-dom'
import { useStore } from 'zustand'
import { holdsUnsaved, leaving, letGo } from '../page/unsaved.ts'
import { lazyPart } from '../page/lazyPart.ts'

const LeaveQuestion = lazyPart(async () => ({ default: (await import('../ui/LeaveQuestion.tsx')).LeaveQuestion }))

/** Asks for a confirmation before a navigation loses unsaved input. One instance serves all screens. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && holdsUnsaved(),
  )
  const go = useStore(leaving, (state) => state.go)
  if (blocker.state !== 'blocked' && !go) return null

  function onLeave() {
    leaving.setState({ go: null })
    if (blocker.state === 'blocked') return blocker.proceed()
    letGo()
    go?.()
  }

  function onStay() {
    leaving.setState({ go: null })
    if (blocker.state === 'blocked') blocker.reset()
  }

  return (
    <Suspense fallback={null}>
      <LeaveQuestion onLeave={onLeave} onStay={onStay} />
    </Suspense>
  )
}
