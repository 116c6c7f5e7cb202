import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOfStatus, PortalError } from './errors.ts'
import { retried, type Patience } from './retry.ts'

/** A document with the types of its answer and its variables, written by generate.ts. */
export interface Operation<Data, Variables> {
  name: string
  text: string
  kind: 'query' | 'mutation'
  /** The field of `input` with the idempotency key; null if the mutation has none. */
  key: string | null
  /**
   * The name of a mutation that stores a file, which a request with a body above 64 kB must contain; otherwise null.
   */
  upload: string | null
  /** Never set: carries the types of the response and the variables for the compiler. */
  types?: [Data, Variables]
}

/** A page of a list in an answer. */
export interface Connection<Node> {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  edges: ReadonlyArray<{ node: Node }>
}

export interface Change {
  position: string
  at: string
  kind: string
  number: number
  accountOwnerId: number | null
  status: string
}

export interface Options extends Patience {
  /** Address of the portal, such as https://portal.example.com. */
  portal: string
  /** The machine credential, irap_… */
  credential: string
  /** Names of operations that the operator registered for the credential; they are called by name. */
  registered?: ReadonlySet<string>
}

export interface Portal {
  /**
   * Sends one document. A response with any error counts as failed, as the strict schema requires. A write without an
   * idempotency key in its input gets one, so that its retries write once; pass your own key to make repeated runs
   * write once.
   * @throws PortalError
   */
  ask: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => Promise<Data>
  /**
   * All rows of a list, page by page as they are read.
   * @param connectionIn finds the page in an answer
   * @throws PortalError, also where the list is null
   */
  rows: <Data, Variables extends { after?: string | null }, Node>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    connectionIn: (data: Data) => Connection<Node> | null | undefined,
  ) => AsyncGenerator<Node, void, undefined>
  /**
   * Yields the changes in order, each once, until the signal aborts.
   * @param after a position, or "latest"
   * @throws PortalError
   */
  changes: (after: string, signal?: AbortSignal) => AsyncGenerator<Change, void, undefined>
  /** Downloads the file at an address below /files. @throws PortalError */
  download: (path: string) => Promise<Uint8Array>
}

const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 120_000
const POLL_MS = 2_000

const CHANGES: Operation<{ viewer: { changes: ChangePage } | null }, { after: string }> = {
  name: 'Changes',
  text: 'query Changes($after: String!) { viewer { changes(after: $after, first: 100) { changes { position at kind number accountOwnerId status } next hasMore } } }',
  kind: 'query',
  key: null,
  upload: null,
}
type ChangePage = { changes: Change[]; next: string; hasMore: boolean }

/** Opens the portal with a machine credential. Nothing is sent before the first call. */
export function connect({ portal, credential, registered = new Set(), ...patience }: Options): Portal {
  const authorization = `Bearer ${credential}`

  async function ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
    const { name, text, kind, key, upload } = operation
    const sent = withKey(variables, key)
    const body = JSON.stringify(registered.has(name) ? { id: name, variables: sent } : { query: text, variables: sent })
    const headers = { authorization, 'content-type': 'application/json', ...(upload ? { 'x-operation': upload } : {}) }
    const timeout = upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS
    const once = () => post<Data>(`${portal}/graphql`, { headers, body }, timeout)
    return retried(once, kind === 'query' || key !== null, patience)
  }

  async function* rows<Data, Variables extends { after?: string | null }, Node>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    connectionIn: (data: Data) => Connection<Node> | null | undefined,
  ): AsyncGenerator<Node, void, undefined> {
    for (let after = variables.after ?? null; ;) {
      const page = connectionIn(await ask(operation, { ...variables, after }))
      if (!page) throw new PortalError('NOT_FOUND', `${operation.name} has no list`)
      for (const { node } of page.edges) yield node
      if (!page.pageInfo.hasNextPage) return
      after = page.pageInfo.endCursor ?? null
    }
  }

  async function* changes(from: string, signal?: AbortSignal): AsyncGenerator<Change, void, undefined> {
    for (let after = from; !signal?.aborted;) {
      const { viewer } = await ask(CHANGES, { after })
      if (!viewer) throw new PortalError('FORBIDDEN', 'no changes')
      yield* viewer.changes.changes
      after = viewer.changes.next
      if (!viewer.changes.hasMore) await sleep(POLL_MS, undefined, signal ? { signal } : {}).catch(() => undefined)
    }
  }

  async function download(path: string): Promise<Uint8Array> {
    const once = async () => {
      const response = await reached(fetch(`${portal}${path}`, { headers: { authorization } }))
      if (!response.ok)
        throw new PortalError(codeOfStatus(response.status), `${path} was not answered`, waitOf(response))
      return new Uint8Array(await response.arrayBuffer())
    }
    return retried(once, true, patience)
  }

  return { ask, rows, changes, download }
}

interface Wire<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: Extensions }[]
}

type Extensions = { code?: string } & Partial<
  Pick<PortalError, 'requestId' | 'requiredScope' | 'onlyAccountOwnerId' | 'onlyPlanId' | 'retryAfter'>
>

async function post<Data>(url: string, init: { headers: Record<string, string>; body: string }, timeout: number) {
  const response = await reached(fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(timeout) }))
  const wire = (await response.json().catch(() => ({}))) as Wire<Data>
  const first = wire.errors?.[0]
  if (!first && wire.data) return wire.data
  const { code, ...more } = first?.extensions ?? {}
  throw new PortalError(code ?? codeOfStatus(response.status), first?.message ?? 'no data', {
    ...waitOf(response),
    ...more,
  })
}

/** A refused connection had no effect; after any other network failure the result is unknown. */
async function reached(response: Promise<Response>): Promise<Response> {
  try {
    return await response
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    throw new PortalError(code === 'ECONNREFUSED' ? 'NOT_SENT' : 'UPSTREAM_TIMEOUT', (error as Error).message)
  }
}

function waitOf({ headers }: Response): { retryAfter: number | null } {
  const seconds = Number(headers.get('retry-after'))
  return { retryAfter: seconds > 0 ? seconds : null }
}

function withKey<Variables>(variables: Variables, key: string | null): Variables {
  const { input } = (variables ?? {}) as { input?: Record<string, unknown> }
  if (key === null || input === undefined || (input[key] ?? null) !== null) return variables
  return { ...variables, input: { ...input, [key]: randomUUID() } }
}

/** The payload of a mutation without errors. @throws PortalError with the code and field of its first error */
export function done<
  Payload extends { errors: ReadonlyArray<{ code: string; message: string; field?: readonly string[] | null }> },
>(payload: Payload | null | undefined): Payload {
  const first = payload?.errors[0]
  if (!payload || first)
    throw new PortalError(first?.code ?? 'INTERNAL', first?.message ?? 'no payload', { field: first?.field ?? null })
  return payload
}
