import { Environment, RecordSource, Store, type RelayFieldLogger } from 'relay-runtime'
import { session } from '../session/session.ts'
import { GraphQLFieldError, type ErrorCode } from './errors.ts'
import { network } from './network.ts'

/**
 * Relay reports a failed field without a message. Throws an error with the server's code instead, for the nearest error
 * boundary.
 */
const relayFieldLogger: RelayFieldLogger = (event) => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow) return
  const extensions = (event.error as { extensions?: { code?: ErrorCode; requestId?: string } }).extensions
  const message = event.error.message ?? 'The field could not be read'
  throw new GraphQLFieldError(extensions?.code ?? 'INTERNAL', message, event.fieldPath, extensions?.requestId ?? null)
}

export function createEnvironment(): Environment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 }),
    relayFieldLogger,
    // Wait for the complete response. A partly loaded screen would show its headings first and shift them later.
    UNSTABLE_defaultRenderPolicy: 'full',
  })
}

let environment = createEnvironment()

export function currentEnvironment(): Environment {
  return environment
}

// A new user or chosen owner gets an empty store. Screens that are still visible keep their previous environment.
session.subscribe((now, before) => {
  if (now.userId !== before.userId || now.accountOwnerId !== before.accountOwnerId) environment = createEnvironment()
})
