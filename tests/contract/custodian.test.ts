import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, restClient, restSignIn, type Rest } from '../clients.ts'
import { fingerprint } from '../fingerprint.ts'
import { startStack, type Stack } from '../stack.ts'
import { endpoints, endsTheSession, type Endpoint, type Role } from './endpoints.ts'
import { ann, body, fill } from './samples.ts'
import { servedCalls } from './served.ts'

let stack: Stack
let anonymous: Rest
const callers = new Map<Role, Rest>()

beforeAll(async () => {
  stack = await startStack({ database: 'postgres', gateway: false })
  anonymous = restClient(stack.custodianUrl)
  for (const role of roles) callers.set(role, await signIn(role))
})
afterAll(() => stack?.stop())

const roles: Role[] = [0, 1, 2, 4]
const person = { 0: people.ann, 1: people.admin, 2: people.service, 4: people.compliance } as const
const signIn = (role: Role) => restSignIn(stack.custodianUrl, person[role])
const built = async () => servedCalls(await anonymous('GET', '/api/openapi.json'))
const paths = (endpoint: Endpoint) => [...new Set([endpoint.customer, endpoint.admin])].filter((path) => path !== null)

function call(rest: Rest, endpoint: Endpoint, path: string) {
  return rest(endpoint.verb, fill(path, ann), body(endpoint, ann))
}

/** Whether the contract allows the role on this path of the call. */
function allowed(endpoint: Endpoint, path: string, role: Role): boolean {
  if (endpoint.callers === 'everybody') return true
  if (!endpoint.callers.includes(role)) return false
  return role === 0 ? path === endpoint.customer : path === endpoint.admin
}

describe('calls at the custodian', () => {
  it('serves every call of the contract', async () => {
    const served = await built()
    const missing = endpoints
      .filter((one) => !paths(one).every((path) => served(one.verb, path)))
      .map(({ name }) => name)
    console.log(`The custodian serves ${endpoints.length - missing.length} of ${endpoints.length} calls.`)
    expect(missing, 'calls that are not served').toEqual([])
  })
})

describe('call permissions at the custodian', () => {
  it('refuses every call without a session, and changes nothing', async () => {
    const served = await built()
    const before = await fingerprint(stack)
    const wrong: string[] = []
    for (const endpoint of endpoints.filter((one) => one.callers !== 'everybody')) {
      for (const path of paths(endpoint).filter((one) => served(endpoint.verb, one))) {
        const { status } = await call(anonymous, endpoint, path)
        if (status !== 401) wrong.push(`${endpoint.verb} ${path} answered ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await fingerprint(stack)).toEqual(before)
  })

  it('refuses every call to roles without permission, and changes nothing', async () => {
    const served = await built()
    const before = await fingerprint(stack)
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      for (const path of paths(endpoint).filter((one) => served(endpoint.verb, one))) {
        for (const role of roles.filter((one) => !allowed(endpoint, path, one))) {
          const { status } = await call(callers.get(role) ?? anonymous, endpoint, path)
          // Staff have no owner of their own on a customer path, so a 404 counts as a refusal like a 403.
          const ok = status === 403 || (role !== 0 && path === endpoint.customer && status === 404)
          if (!ok) wrong.push(`${endpoint.verb} ${path} as role ${role} answered ${status}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(await fingerprint(stack)).toEqual(before)
  })

  it('accepts every call from the roles with permission', async () => {
    const served = await built()
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      for (const path of paths(endpoint).filter((one) => served(endpoint.verb, one))) {
        for (const role of roles.filter((one) => allowed(endpoint, path, one))) {
          const rest = endsTheSession.has(endpoint.name) ? await signIn(role) : callers.get(role)
          const { status, body: answered } = await call(rest ?? anonymous, endpoint, path)
          if (refused(endpoint, role, status)) {
            wrong.push(`${endpoint.verb} ${path} as role ${role} answered ${status} ${JSON.stringify(answered)}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Whether access was refused or the server failed; 404, 409 and 400 are results of the call itself. */
function refused(endpoint: Endpoint, role: Role, status: number): boolean {
  if (endpoint.name === 'postTransaction' && role !== 1 && status === 403) return false // top administrator only
  return status === 401 || status === 403 || status >= 500
}
