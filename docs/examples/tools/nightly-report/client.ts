import { setTimeout as sleep } from 'node:timers/promises'

/** A document with the types of its answer and its variables, for the compiler only. */
export interface Operation<Data, Variables> {
  name: string
  text: string
  data?: Data
  variables?: Variables
}

/** An error of the portal or a refusal. The logs of both servers contain the id. */
export class PortalError extends Error {
  readonly code: string
  readonly requestId: string | null

  constructor(code: string, message: string, requestId: string | null = null) {
    super(`${code}: ${message}${requestId ? ` (request ${requestId})` : ''}`)
    this.code = code
    this.requestId = requestId
  }
}

interface Wire<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: { code?: string; requestId?: string } }[]
}

/** Worth a retry. A write can be sent again too, because each carries a clientMutationId. */
const PASSING: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'])
const TRIES = 4

export interface Portal {
  /**
   * Sends one document. An answer with any error counts as failed, as the strict schema promises.
   * @param upload the mutation that a body over 64 KB is for
   * @throws PortalError
   */
  ask: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, upload?: string) => Promise<Data>
  /** The bytes at an address below /files. @throws PortalError */
  download: (path: string) => Promise<Uint8Array>
}

/** @param registered names of the operations registered by the operator for the credential, which are called by name */
export function connect(portal: string, credential: string, registered: ReadonlySet<string> = new Set()): Portal {
  const authorization = `Bearer ${credential}`

  async function once<Data>(body: string, upload?: string): Promise<Data> {
    const response = await fetch(`${portal}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...(upload ? { 'x-operation': upload } : {}) },
      body,
      signal: AbortSignal.timeout(upload ? 120_000 : 20_000),
    }).catch((error: Error) => {
      throw new PortalError('UPSTREAM_UNAVAILABLE', `no answer (${error.message})`)
    })
    const wire = (await response.json().catch(() => ({}))) as Wire<Data>
    const first = wire.errors?.[0]
    if (!first && wire.data) return wire.data
    const { code, requestId } = first?.extensions ?? {}
    const error = new PortalError(code ?? codeOf(response.status), first?.message ?? 'no data', requestId)
    const seconds = Number(response.headers.get('retry-after'))
    throw seconds > 0 ? Object.assign(error, { seconds }) : error
  }

  return {
    async ask({ name, text }, variables, upload) {
      const body = JSON.stringify(registered.has(name) ? { id: name, variables } : { query: text, variables })
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(body, upload)
        } catch (error) {
          if (!(error instanceof PortalError) || !PASSING.has(error.code) || attempt === TRIES) throw error
          // The delay that the portal asks for, or a longer one each time.
          await sleep(1_000 * ((error as { seconds?: number }).seconds ?? 2 ** (attempt - 1)))
        }
      }
    },
    async download(path) {
      const response = await fetch(`${portal}${path}`, { headers: { authorization } })
      if (!response.ok) throw new PortalError(codeOf(response.status), `${path} was not answered`)
      return response.bytes()
    },
  }
}

/** For answers without GraphQL: files, and errors of proxies. */
function codeOf(status: number): string {
  const codes: Record<number, string> = {
    401: 'UNAUTHENTICATED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    429: 'RATE_LIMITED',
  }
  return codes[status] ?? (status >= 502 ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL')
}

/** The errors in a mutation's payload, as one error with the same code. */
export function done<Payload extends { errors: { code: string; message: string }[] }>(
  payload: Payload | null,
): Payload {
  const first = payload?.errors[0]
  if (!payload || first) throw new PortalError(first?.code ?? 'INTERNAL', first?.message ?? 'no payload')
  return payload
}
