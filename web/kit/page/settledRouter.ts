import type { DataRouter } from 'react-router-dom'

type State = DataRouter['state']

/** Fields of the router state that only say that a screen is loading. */
const ON_ITS_WAY: readonly string[] = ['navigation', 'revalidation'] satisfies (keyof State)[]

const whole = new WeakMap<DataRouter, DataRouter>()

/**
 * Wraps a router so that React gets no loading states, because rendering loading states would delay the next screen.
 * `useNavigation` is therefore always idle. `onEveryChange` reports navigations in progress.
 */
export function settled(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let told: State | null = null
    const stop = router.subscribe((state, change) => {
      const before = told
      told = state
      // While `subscribe` runs, the router may pass a queued state to its first subscriber.
      if (before === null || isElse(before, state)) listener(state, change)
    })
    told = router.state
    return stop
  }
  const settledRouter = Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
  whole.set(settledRouter, router)
  return settledRouter
}

/** Calls back after every state change of the unwrapped router. Returns a function that unsubscribes. */
export function onEveryChange(router: DataRouter, listener: (state: State) => void): () => void {
  return (whole.get(router) ?? router).subscribe(listener)
}

const isElse = (before: State, now: State) =>
  (Object.keys(now) as (keyof State)[]).some((part) => !ON_ITS_WAY.includes(part) && now[part] !== before[part])
