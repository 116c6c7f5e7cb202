import type { DataRouter } from 'react-router-dom'

type State = DataRouter['state']

/** States that only mean that a screen is loading. */
const ON_ITS_WAY: readonly string[] = ['navigation', 'revalidation'] satisfies (keyof State)[]

const whole = new WeakMap<DataRouter, DataRouter>()

/**
 * The same router, but React hears of a navigation only when there is something new to show. Rendering for the loading
 * state would delay the next screen. So `useNavigation` is always idle; `onEveryChange` reports navigations in
 * progress.
 */
export function settled(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let told: State | null = null
    const stop = router.subscribe((state, change) => {
      const before = told
      told = state
      // The router passes an event it has kept to its first subscriber, during `subscribe`.
      if (before === null || isElse(before, state)) listener(state, change)
    })
    told = router.state
    return stop
  }
  const settledRouter = Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
  whole.set(settledRouter, router)
  return settledRouter
}

/** Subscribes to the unsettled router. Returns a function that unsubscribes. */
export function onEveryChange(router: DataRouter, listener: (state: State) => void): () => void {
  return (whole.get(router) ?? router).subscribe(listener)
}

const isElse = (before: State, now: State) =>
  (Object.keys(now) as (keyof State)[]).some((part) => !ON_ITS_WAY.includes(part) && now[part] !== before[part])
