import { getOperationAST, parse, type IntrospectionQuery } from 'graphql'
import { keepDeviceSettings } from '../kit/page/deviceSettings.ts'
import { keepsOf } from './examples.ts'
import { keepValues } from './keptValues.ts'
import { keepTimings, timingsOf } from './timings.ts'

export type Sent = { query: string; variables?: unknown; operationName?: string | null }

/** Mutations that upload a file. The gateway accepts a file only if the `x-operation` header names the mutation. */
const fileMutation = /\b(upload[A-Z]\w*|takeInReturns)\s*\(/

const headersOf = ({ query }: Sent) => {
  const operation = fileMutation.exec(query)?.[1]
  return { 'content-type': 'application/json', 'x-portal': '1', ...(operation ? { 'x-operation': operation } : {}) }
}

/** Sends a document as the web client does. The session is a cookie that scripts can't read. */
async function send(sent: Sent): Promise<unknown> {
  return (await post(sent, {})).json()
}

const post = (sent: Sent, headers: Record<string, string>, signal?: AbortSignal) =>
  fetch('/graphql', {
    method: 'POST',
    headers: { ...headersOf(sent), ...headers },
    body: JSON.stringify(sent),
    // The gateway refuses a request with both a credential and a session.
    credentials: hasCredential(headers) ? 'omit' : 'same-origin',
    ...(signal ? { signal } : {}),
  })

const hasCredential = (headers: Record<string, string>) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')

/**
 * Runs the operation of the editor with the headers of the headers editor. Returns a response and stores its timings,
 * or returns a stream for a subscription.
 */
export function run(sent: Sent, headers: Record<string, string>): Promise<unknown> | AsyncIterable<unknown> {
  const operation = operationOf(sent)
  if (operation?.operation === 'subscription') return stream(sent, headers)
  return timed(sent, operation?.name?.value ?? 'Operation', headers)
}

function operationOf({ query, operationName }: Sent) {
  try {
    return getOperationAST(parse(query), operationName)
  } catch {
    return null // the gateway reports the error
  }
}

async function timed(sent: Sent, name: string, headers: Record<string, string>): Promise<unknown> {
  const started = performance.now()
  const response = await post(sent, { 'x-timings': '1', ...headers })
  const answer: unknown = await response.json()
  keepValues(keepsOf(name), answer)
  // For GraphiQL's own schema query, store no timings and sort the types by name.
  if (name === 'IntrospectionQuery') return withTypesByName(answer as Answer<IntrospectionQuery>)
  keepTimings(timingsOf(response.headers.get('server-timing'), name, performance.now() - started))
  return answer
}

function withTypesByName(answer: Answer<IntrospectionQuery>): unknown {
  if (!answer.data) return answer
  const { __schema: schema } = answer.data
  const types = schema.types.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { ...answer, data: { __schema: { ...schema, types } } }
}

/** Yields server-sent events until the caller stops. Yields an error if the response is no stream. */
async function* stream(sent: Sent, headers: Record<string, string>): AsyncGenerator<unknown, void, void> {
  const stop = new AbortController()
  try {
    const response = await post(sent, { ...headers, accept: 'text/event-stream' }, stop.signal)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
      yield await response.json()
      return
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let unread = ''
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read chunk by chunk
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (unread + value).split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^event: next\ndata: (.+)$/m.exec(block)?.[1]
        if (data) yield JSON.parse(data)
      }
    }
  } finally {
    stop.abort()
  }
}

type User = { email: string; role: string | null }
type Failure = { message: string; field?: string[] }
type Answer<Data> = { data?: Data | null; errors?: Failure[] }

const whoAmI = 'query WhoAmI { viewer { user { email role } } }'
const login = 'mutation Login($input: LoginInput!) { login(input: $input) { userId errors { message field } } }'
const logout = 'mutation Logout { logout(input: {}) { errors { message } } }'

/**
 * Returns email address and role of the logged-in user. Null without a session; 'refused' if the gateway accepts only
 * the top administrator.
 */
export async function signedInAs(): Promise<User | null | 'refused'> {
  const response = await post({ query: whoAmI }, {})
  if (response.status === 400) return 'refused'
  const { data } = (await response.json()) as Answer<{ viewer: { user: User | null } | null }>
  return data?.viewer?.user ?? null
}

/** Reason of a failed login: the error message, and whether the authenticator code is missing or wrong. */
export type SignInFailure = { message: string; needsCode: boolean }

/** Logs in. Returns null after a success. */
export async function signIn(input: {
  username: string
  password: string
  code?: string
}): Promise<SignInFailure | null> {
  const answer = (await send({ query: login, variables: { input } })) as Answer<{ login: { errors: Failure[] } | null }>
  const failure = (answer.errors ?? answer.data?.login?.errors)?.[0]
  return failure ? { message: failure.message, needsCode: failure.field?.[0] === 'code' } : null
}

/** Whether the portal has the demo users. Only a portal outside production shows its mailbox. */
export async function hasDemoPeople(): Promise<boolean> {
  const response = await fetch('/dev/mail', { headers: { accept: 'application/json' } }).catch(() => null)
  return response?.ok === true
}

export async function signOut(): Promise<void> {
  await keepDeviceSettings(() => send({ query: logout }))
}
