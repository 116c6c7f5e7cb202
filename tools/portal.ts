import { setTimeout as sleep } from 'node:timers/promises'

/** A response without data: the portal refused, or failed. */
export class PortalError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The portal as one machine credential sees it. */
export interface Portal {
  /**
   * Runs a document and returns its data. Transient failures are retried, because each write has an idempotency key.
   */
  ask: (document: string, variables: object) => Promise<unknown>
  /** The portal's schema in SDL. */
  schema: () => Promise<string>
}

const TRANSIENT: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'])
const TRIES = 4
const TIMEOUT_MS = 30_000

interface Wire {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** @param authorization the Authorization header, "Bearer irap_…" */
export function connect(url: string, authorization: string): Portal {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PortalError('UPSTREAM_UNAVAILABLE', error instanceof Error ? error.message : 'no answer')
    })

  async function once(body: string): Promise<{ data: unknown } | { error: PortalError; seconds: number }> {
    const response = await send('/graphql', { method: 'POST', body })
    const wire = (await response.json().catch(() => ({}))) as Wire
    const [first] = wire.errors ?? []
    if (!first && wire.data) return { data: wire.data }
    const error = new PortalError(first?.extensions?.code ?? `HTTP_${response.status}`, first?.message ?? 'no data')
    return { error, seconds: Number(response.headers.get('retry-after')) }
  }

  return {
    async ask(document, variables) {
      const body = JSON.stringify({ query: document, variables })
      for (let attempt = 1; ; attempt += 1) {
        const answer = await once(body)
        if ('data' in answer) return answer.data
        if (!TRANSIENT.has(answer.error.code) || attempt === TRIES) throw answer.error
        await sleep(1_000 * (answer.seconds || 2 ** (attempt - 1)))
      }
    },
    async schema() {
      const response = await send('/schema.graphql')
      if (!response.ok)
        throw new PortalError(`HTTP_${response.status}`, 'The schema was not answered: is the credential right?')
      return response.text()
    },
  }
}

/** Opens the portal with the credential from the environment. @throws PortalError without a credential */
export function connectByEnvironment(environment: NodeJS.ProcessEnv = process.env): Portal {
  const { PORTAL = 'http://localhost:4000', CREDENTIAL = '' } = environment
  if (CREDENTIAL === '') throw new PortalError('UNAUTHENTICATED', 'Please give a machine credential in CREDENTIAL.')
  return connect(PORTAL, `Bearer ${CREDENTIAL}`)
}
