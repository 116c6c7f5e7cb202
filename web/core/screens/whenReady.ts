import type { PreloadedQuery } from 'react-relay'
import type { DataRouter } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'

/** When the first screen can be rendered at once: its code is there, and all that its routes have asked. Fails as they do. */
export async function whenReady(router: DataRouter): Promise<void> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  // The router says so a few turns before it takes the code over.
  while (router.state.matches.some(({ route }) => route.lazy)) await new Promise((resolve) => setTimeout(resolve))
  for (const loaded of Object.values(router.state.loaderData)) await answered(loaded)
}

/** Resolves when the query of a route is in the store. */
async function answered(loaded: unknown): Promise<void> {
  const source = queryOf(loaded)?.source
  if (source) await new Promise<void>((resolve, reject) => source.subscribe({ complete: resolve, error: reject }))
}

/** The query that a route's loader started. */
export const queryOf = (loaded: unknown): PreloadedQuery<OperationType> | undefined =>
  (loaded as { queryRef?: PreloadedQuery<OperationType> } | null)?.queryRef
