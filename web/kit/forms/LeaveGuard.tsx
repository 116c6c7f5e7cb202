import { Suspense } from 'react'
import { useBlocker, useMatches, type Location } from 'react-router-dom'
import { useStore } from 'zustand'
import { holdsUnsaved, leaving, letGo } from '../page/unsaved.ts'
import { lazyPart } from '../page/lazyPart.ts'

const LeaveQuestion = lazyPart(async () => ({ default: (await import('../ui/LeaveQuestion.tsx')).LeaveQuestion }))

/** Part of a screen's handle: parameters of the query string that name what its form is about. */
interface Handle {
  formSearch?: readonly string[]
}

/** Whether a navigation ends the form of the screen. Other changes of the query string, such as a sort, keep it. */
function endsForm(from: Location, to: Location, named: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return named.some((name) => before.get(name) !== after.get(name))
}

/** Asks for a confirmation before a navigation loses unsaved input. One instance serves all screens. */
export function LeaveGuard() {
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      endsForm(currentLocation, nextLocation, handle?.formSearch ?? []) && holdsUnsaved(),
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
