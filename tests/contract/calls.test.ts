import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from '../../contract/calls.ts'
import { pathsOf } from '../../contract/endpoint.ts'
import { reportByAccount } from '../../contract/reports.ts'
import { permissions, ROLE, roleIdsOf } from '../../contract/roles.ts'
import { isInScope, SCOPES } from '../../contract/scopes.ts'
import { mayCall } from '../../custodian/platform/http/access.ts'
import type { Principal } from '../../custodian/platform/context/principal.ts'
import { accessOf, type Serve } from '../../custodian/platform/http/serve.ts'
import type { Caller } from '../../gateway/graphql/context.ts'
import { pathFor } from '../../gateway/rest/client.ts'
import { identityOf, nobody } from '../../gateway/rest/identity.ts'
import { documented } from './documented.ts'
import { endpoints } from './endpoints.ts'
import { shapeOf } from './served.ts'

const all = Object.entries(calls)
const TOP_ADMIN = 1

describe('the calls of the contract', () => {
  test('names each contract call after its constant, with a unique method and path', () => {
    expect(all.map(([, { name }]) => name)).toEqual(all.map(([name]) => name))
    const shapes = all.flatMap(([, call]) =>
      pathsOf(call).map((path) => shapeOf(call.method, path.replace(/:(\w+)/g, '{$1}'))),
    )
    expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted())
  })

  test('exports every contract call under a name of its own', () => {
    const folder = join(import.meta.dirname, '../../contract')
    const described = globSync('*.ts', { cwd: folder }).flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+) = (?:\w*[eE]ndpoint|exportOf)\(/gm),
      ].map((match) => match[1] ?? ''),
    )
    expect(described.toSorted()).toEqual(all.map(([name]) => name).toSorted())
  })

  test('contains the calls that every custodian must serve', () => {
    const known = endpoints.flatMap(({ verb, customer, admin }) =>
      [customer, admin].map((path) => path && shapeOf(verb, path)),
    )
    const paths = documented.flatMap(([verb, customer, staff]) =>
      [customer, staff].flatMap((path) => (path === null ? [] : [shapeOf(verb, path)])),
    )
    // The custodian does not serve this documented call, because no client makes it.
    expect(paths.filter((path) => !known.includes(path))).toEqual(['GET /api/register'])
    expect(documented.length).toBe(83)
  })

  test('matches the reviewed permissions in contract/who-may.txt', async () => {
    const lines = Object.values(calls).map(({ name, method, anyone, customer, staff, operator }) => {
      const who = { operator, anyone, customer, ...(staff ? { [staff.may]: staff.path } : {}) }
      const paths = Object.entries(who).flatMap(([audience, path]) =>
        path ? [`  ${audience.padEnd(10)} ${path}`] : [],
      )
      return [`${name} ${method}`, ...paths].join('\n')
    })
    const rights = Object.entries(permissions).map(([permission, roles]) => `${permission}: ${roles.join(', ')}`)
    const table = `${[...rights, ...lines.toSorted()].join('\n')}\n`
    await expect(table).toMatchFileSnapshot('./who-may.txt')
  })

  test('allows every role the same calls at gateway and custodian', () => {
    for (const [name, call] of all) {
      for (const roleId of [0, ...roleIdsOf('staff')]) {
        const session = { token: 't', userId: 1, roleId, accountOwnerId: roleId === 0 ? 7 : 0, expiresAt: 0 }
        const there = pathFor(call, identityOf(session, TOP_ADMIN)) !== null
        const principal: Principal = {
          userId: 1,
          roleId,
          accountOwnerId: roleId === 0 ? 7 : null,
          email: '',
          isTopAdmin: roleId === TOP_ADMIN,
          isTool: false,
          tokenHash: '',
          credential: null,
        }
        const here = mayCall(accessOf(call), principal, roleId === 0 && call.customer ? 'customer' : 'admin')
        expect([name, roleId, there]).toEqual([name, roleId, here])
      }
      expect([name, pathFor(call, nobody) !== null]).toEqual([name, accessOf(call).kind === 'open'])
    }
  })

  test('allows every machine credential the same calls at gateway and custodian', () => {
    for (const scope of SCOPES) {
      const scopes = new Set([scope])
      // The role number of top administrators is configurable. With either number, a credential lacks their rights.
      for (const topAdmin of [TOP_ADMIN, ROLE.customerService])
        for (const [name, call] of all) {
          const session = {
            token: 't',
            userId: 1,
            roleId: ROLE.customerService,
            accountOwnerId: 0,
            expiresAt: 0,
            scopes,
          }
          const there = pathFor(call, identityOf(session, topAdmin)) !== null
          const principal: Principal = {
            userId: 1,
            roleId: ROLE.customerService,
            accountOwnerId: null,
            email: '',
            isTopAdmin: false,
            isTool: true,
            tokenHash: '',
            credential: null,
          }
          const here = isInScope(name, scopes) && mayCall(accessOf(call), principal, 'admin')
          expect([scope, name, there]).toEqual([scope, name, here])
        }
    }
  })

  test('has no call whose response schema transforms values', () => {
    for (const [name, { response }] of all) {
      if (!response) continue
      const [sent, read] = (['input', 'output'] as const).map((io) => z.toJSONSchema(response, { io }))
      expect([name, sent]).toEqual([name, read])
    }
  })
})

test('fails to compile code that breaks the contract', () => {
  const mistakes = (caller: Caller, serve: Serve) => [
    // @ts-expect-error -- the query has no such key
    caller.call(reportByAccount, { query: { start: '2026-01-01' } }),
    // @ts-expect-error -- the answer is text
    serve(reportByAccount, async () => 5),
  ]
  expect(mistakes).toBeInstanceOf(Function)
})
