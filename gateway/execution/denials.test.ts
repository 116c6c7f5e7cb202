import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealed, startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(() => gateway.close())

const denials = () =>
  gateway.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'denied' in line)

const ofOwner = 'query($id: Int) { viewer { accountOwner(accountOwnerId: $id) { accountOwnerId } } }'

test('logs each denial once, with only the person, rule, record and request', async () => {
  const headers = { 'x-request-id': 'denied-here' }
  await gateway.ask(ofOwner, { as: 'ann', headers, variables: { id: 101 } })
  await gateway.ask('{ wrong }', { as: 'ann', headers })
  expect(denials()).toEqual([])

  for (const id of [102, 103, 102]) await gateway.ask(ofOwner, { as: 'ann', headers, variables: { id } })
  await fetch(`${gateway.url}/files/job/7`, { headers })
  await gateway.ask('{ viewer { incompleteJobs { totalCount } } }', { as: 'ann', headers })
  gateway.custodian('GET', '/api/document/abc', 404, { message: 'Not found' })
  for (const path of ['/files/document/102/abc', '/files/document/101/abc', '/files/job/7'])
    await fetch(gateway.url + path, { headers: { ...headers, cookie: `__Host-portal=${sealed('ann')}` } })

  const lines = denials()
  expect(lines.map(({ denied, rule, userId, operation }) => [denied, rule, userId, operation])).toEqual([
    ['FORBIDDEN', 'owner', 11, 'anonymous'],
    ['FORBIDDEN', 'owner', 11, 'anonymous'],
    ['FORBIDDEN', 'owner', 11, 'anonymous'],
    ['UNAUTHENTICATED', 'getJobFile', null, 'file'],
    ['FORBIDDEN', 'listIncompleteJobs', 11, 'anonymous'],
    ['NOT_FOUND', 'owner', 11, 'file'],
    ['NOT_FOUND', 'getDocument', 11, 'file'],
    ['FORBIDDEN', 'getJobFile', 11, 'file'],
  ])
  for (const { requestId, object } of lines)
    expect([requestId, object]).toEqual(['denied-here', expect.stringMatching(/^[\w-]{16}$/)])
  expect(lines[2]?.['object']).toBe(lines[0]?.['object'])
  expect(lines[1]?.['object']).not.toBe(lines[0]?.['object'])
})
