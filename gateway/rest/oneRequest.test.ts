import type { Dispatcher } from 'undici'
import { expect, test } from 'vitest'
import { listAccounts } from '../../contract/accounts.ts'
import { addNote, listNotes } from '../../contract/notes.ts'
import { authenticate, endSession } from '../../contract/session.ts'
import { dropWizardDraft } from '../../contract/wizard.ts'
import { people, type Person } from '../testing.ts'
import { createBreakers } from './breakers.ts'
import { createCall, hasPath, pathFor } from './client.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { identityOf } from './identity.ts'
import { createRetries } from './retries.ts'

/** Calls of one request. The custodian answers them in order: a status with an empty list, or nothing yet (null). */
function requestOf(who: Person, statuses: ReadonlyArray<number | null> = []) {
  const sent: Array<{ method: string; headers: Record<string, string> }> = []
  let aborted = 0
  const dispatch: Dispatcher['dispatch'] = ({ method, headers }, handler) => {
    const status = statuses[sent.length] ?? null
    sent.push({ method, headers: headers as Record<string, string> })
    const abort = (reason: Error) => {
      aborted += 1
      handler.onResponseError?.(controller, reason)
    }
    const controller = { abort } as unknown as Dispatcher.DispatchController
    handler.onRequestStart?.(controller, {})
    if (status === null) return true
    handler.onResponseStart?.(controller, status, { 'content-type': 'application/json' })
    if (status !== 204) handler.onResponseData?.(controller, Buffer.from('[]'))
    handler.onResponseEnd?.(controller, {})
    return true
  }
  const upstream = {
    origin: 'http://custodian.test',
    dispatcher: { dispatch } as unknown as Dispatcher,
    breakers: createBreakers(),
    retries: createRetries(),
    slots: createConcurrencyLimit(32),
    deadlines: { read: 60_000, write: 60_000, file: 60_000 },
  }
  const origin = { requestId: 'r', clientIp: '', userAgent: null, isTool: false, gone: new Set<() => void>() }
  const call = createCall(upstream, identityOf(people[who], 1), origin)
  return {
    call,
    sent,
    methods: () => sent.map(({ method }) => method),
    leave: () => origin.gone,
    aborts: () => aborted,
  }
}

const DROP = { params: { accountId: 501 } }

test.each([
  ['succeeded', 204],
  ['failed, because its outcome may be unknown', 503],
])('reads the same data once before a write in one request, and again after a write that %s', async (_, status) => {
  const { call, methods } = requestOf('ann', [200, status, 200])
  await Promise.all([call(listAccounts, {}), call(listAccounts, {})])
  await call(dropWizardDraft, DROP).catch(() => undefined)
  await call(listAccounts, {})
  expect(methods()).toEqual(['GET', 'DELETE', 'GET'])
})

test('reads again after a failed read in the same request', async () => {
  const { call, methods } = requestOf('ann', [404, 200])
  await expect(call(listAccounts, {})).rejects.toThrow('NOT_FOUND')
  await expect(call(listAccounts, {})).resolves.toEqual([])
  expect(methods()).toEqual(['GET', 'GET'])
})

test('aborts the reads, but not the writes, of a caller who disconnects', () => {
  const { call, leave, aborts, methods } = requestOf('ann')
  call(listAccounts, {}).catch(() => undefined)
  call(dropWizardDraft, DROP).catch(() => undefined)
  for (const end of leave()) end()
  expect([methods(), aborts()]).toEqual([['GET', 'DELETE'], 1])
})

test.each([200, 404, 503])('keeps no disconnect callback of a read that got %i', async (status) => {
  const { call, leave } = requestOf('ann', [status, status])
  const read = call(listAccounts, {}).catch(() => undefined)
  expect(leave().size).toBe(1)
  await read
  expect(leave().size).toBe(0)
})

test('sends an idempotency key only with a call that supports it', async () => {
  const { call, sent } = requestOf('ann', [204, 204])
  await call(dropWizardDraft, DROP, undefined, 'key-12345678')
  await call(endSession, {}, undefined, 'key-12345678')
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-12345678', undefined])
})

test('refuses a credential every call outside its scopes, even a public one', () => {
  const credential = identityOf({ ...people.admin, scopes: new Set(['notes:read']) }, 1)
  const paths = (endpoint: typeof listNotes | typeof addNote | typeof authenticate) => [
    hasPath(endpoint, credential),
    pathFor(endpoint, credential) !== null,
  ]
  expect([listNotes, addNote, authenticate].map(paths)).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect(credential.permissions.has('topAdmin')).toBe(false)
})
