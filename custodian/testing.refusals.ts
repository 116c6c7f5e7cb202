import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calls } from '../contract/calls.ts'
import { KEY_REUSED, type AnyEndpoint } from '../contract/endpoint.ts'
import { refusalsOf, type Refusal } from '../contract/refusals.ts'

const writes: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.values(calls)
    .filter(({ method, operator }) => method !== 'GET' && operator === undefined)
    .flatMap((endpoint) => [endpoint.name, `${endpoint.name}ByStaff`].map((id) => [id, endpoint] as const)),
)

const found = new WeakMap<FastifyInstance, Set<string>>()

// A hook for all routes must be added before the first route. Fastify publishes each new instance on a diagnostics
// channel before routes are added.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  const undeclared = new Set<string>()
  found.set(fastify, undeclared)
  fastify.addHook('onSend', async (request, reply, payload) => {
    const endpoint = writes.get(
      String((request.routeOptions.schema as { operationId?: string } | undefined)?.operationId),
    )
    const refusal = refusalOf(reply.statusCode, String(payload), request)
    if (endpoint && refusal && !refusalsOf(endpoint).has(refusal))
      undeclared.add(`${endpoint.name} answered ${reply.statusCode} (${refusal}), which its \`refuses\` does not name`)
  })
})

function refusalOf(status: number, body: string, { principal }: FastifyRequest): Refusal | null {
  if (status === 400) return 'INVALID'
  if (status === 404) return 'NOT_FOUND'
  // The rate limit of a machine credential covers all endpoints, so no endpoint declares its status.
  if (status === 429) return principal?.credential ? null : 'TOO_MANY'
  if (status !== 409) return null
  if (body.includes(KEY_REUSED)) return 'KEY_REUSED'
  return body.includes('"READ_ONLY"') ? 'READ_ONLY' : 'CONFLICT'
}

/**
 * Checks the refusals of this server's writes.
 * @throws if a write refused with a status that the contract does not declare
 */
export function requireDeclaredRefusals(app: FastifyInstance): void {
  const undeclared = [...(found.get(app) ?? [])]
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'))
}
