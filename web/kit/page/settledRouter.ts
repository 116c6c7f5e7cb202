import type { DataRouter } from 'react-router-dom'

type State = DataRouter['state']

/** States that only mean that a screen is loading. */
const ON_ITS_WAY: readonly string[] = ['navigation', 'revalidation'] satisfies (keyof State)[]

const whole = new WeakMap<DataRouter, DataRouter>()

/**
 * The same router, which tells React nothing before there is something else to show: all that hangs on the router's state
 * would be rendered for it, in the time in which the next screen could be. So `useNavigation` is idle always;
 * `onEveryChange` tells of steps that are on their way.
 */
export function settled(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let told: State | null = null
    const stop = router.subscribe((state, change) => {
      const before = told
      told = state
      // What the router has kept for the first to ask comes while it is asked.
      if (before === null || isElse(before, state)) listener(state, change)
    })
    told = router.state
    return stop
  }
  const settledRouter = Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
  whole.set(settledRouter, router)
  return settledRouter
}

/** What `subscribe` of a router that is not settled would tell. Returns what ends it. */
export function onEveryChange(router: DataRouter, listener: (state: State) => void): () => void {
  return (whole.get(router) ?? router).subscribe(listener)
}

const isElse = (before: State, now: State) =>
  (Object.keys(now) as (keyof State)[]).some((part) => !ON_ITS_WAY.includes(part) && now[part] !== before[part])
