import { loadQuery, type PreloadedQuery } from 'react-relay'
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'

/**
 * Maximum age in milliseconds of a response that is reused. An older response is shown immediately and refetched in the
 * background.
 */
export const FRESH_FOR_MS = 500

const lastLoads = new WeakMap<Environment, Map<string, number>>()
let forced = false

/** True while screens must load without cached responses. */
export const isForced = () => forced

interface Options {
  alwaysFresh?: boolean | undefined
  anonymous?: boolean | undefined
}

export function loadScreenQuery<Q extends OperationType>(
  environment: Environment,
  query: PreloadableConcreteRequest<Q>,
  variables: VariablesOf<Q>,
  options: Options = {},
): PreloadedQuery<Q> {
  const fresh = options.alwaysFresh || forced ? 'network-only' : policy(environment, query, variables)
  return loadQuery<Q>(environment, query, variables, {
    fetchPolicy: fresh,
    ...(options.anonymous ? { networkCacheConfig: { force: true, metadata: { anonymous: true } } } : {}),
  })
}

/**
 * Refetches the query of a screen in the background. If the refetch fails, the screen stays unchanged, without a
 * notice.
 */
export function renewScreenQuery<Q extends OperationType>(
  environment: Environment,
  query: PreloadableConcreteRequest<Q>,
  variables: VariablesOf<Q>,
): Promise<void> {
  const reference = loadQuery<Q>(environment, query, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: { force: true, metadata: { quiet: true } },
  })
  const answered = new Promise<void>((resolve, reject) => {
    if (reference.source) reference.source.subscribe({ complete: resolve, error: reject })
    else resolve()
  })
  return answered.finally(() => reference.dispose())
}

/** Runs a function. Until it resolves, screens load without cached responses. */
export async function withFreshData(run: () => Promise<void>): Promise<void> {
  forced = true
  try {
    await run()
  } finally {
    forced = false
  }
}

function policy(environment: Environment, query: PreloadableConcreteRequest<OperationType>, variables: object) {
  const loads = lastLoads.get(environment) ?? new Map<string, number>()
  lastLoads.set(environment, loads)
  const key = `${query.params.id ?? query.params.name}:${JSON.stringify(variables)}`
  const now = Date.now()
  const last = loads.get(key)
  if (last !== undefined && now - last < FRESH_FOR_MS) return 'store-or-network'
  loads.set(key, now)
  return 'store-and-network'
}
