import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'

const note = (id: number, cursor?: string) => ({
  id,
  title: `Note ${id}`,
  noteText: 'text',
  accountOwnerId: 101,
  email: 'service@example.com',
  lastModified: '2026-03-10T15:00:00.000Z',
  ...(cursor ? { cursor } : {}),
})
const NOTES = `query($first: Int, $after: String, $last: Int, $before: String, $sort: NoteSort) {
  viewer { accountOwner(accountOwnerId: 101) { notes(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
    edges { cursor node { noteId } } totalCount totalCountIsBound offset
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(() => gateway.close())

const ask = async (variables: Record<string, unknown>) => {
  const { data, errors } = await gateway.ask(NOTES, { as: 'service', variables })
  return { notes: data?.viewer.accountOwner.notes, errors }
}
const custodian = (rows: object[], headers: Record<string, string> = {}) =>
  gateway.custodian('GET', '/api/note/admin/101', 200, rows, headers)

test("returns the custodian's page with its cursors and totals", async () => {
  const { calls } = custodian([note(3, 'c3'), note(2, 'c2')], {
    link: '<?limit=2&after=c2>; rel="next", <?limit=2&before=c3>; rel="prev"',
    'x-total-count': '10000',
    'x-total-count-bound': 'at-least',
    'x-offset': '40',
  })
  const { notes, errors } = await ask({ first: 2, after: 'c4', sort: 'MODIFIED_ASC' })
  expect(errors).toBeUndefined()
  expect(calls[0]?.path).toBe('/api/note/admin/101?limit=2&after=c4&sort=modified')
  expect(notes).toEqual({
    edges: [
      { cursor: 'c3', node: { noteId: 3 } },
      { cursor: 'c2', node: { noteId: 2 } },
    ],
    totalCount: 10000,
    totalCountIsBound: true,
    offset: 40,
    pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: 'c3', endCursor: 'c2' },
  })
})

test("reads the last page from the end, and the page before by its first row's cursor", async () => {
  const paged = { 'x-total-count': '3', 'x-offset': '1' }
  const last = custodian([note(2, 'c2'), note(1, 'c1')], { ...paged, link: '<?before=c2>; rel="prev"' })
  expect((await ask({ last: 2, sort: 'TITLE_DESC' })).notes.pageInfo).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: true,
  })
  expect(last.calls[0]?.path).toBe('/api/note/admin/101?limit=2&before=&sort=-title')
  const before = custodian([note(3, 'c3')], { ...paged, link: '<?after=c3>; rel="next"' })
  expect((await ask({ last: 2, before: 'c2' })).notes.pageInfo).toMatchObject({
    hasNextPage: true,
    hasPreviousPage: false,
  })
  expect(before.calls[0]?.path).toBe('/api/note/admin/101?limit=2&before=c2')
})

test('reads one row to learn whether a page of size 0 has a next page', async () => {
  const { calls } = custodian([note(1, 'c1')], { 'x-total-count': '1', 'x-offset': '0' })
  const { notes } = await ask({ first: 0 })
  expect(notes).toMatchObject({ edges: [], totalCount: 1, pageInfo: { hasNextPage: true, endCursor: null } })
  expect(calls[0]?.path).toBe('/api/note/admin/101?limit=1')
})

test('cuts pages in both directions if the custodian returns whole lists', async () => {
  const whole = [5, 4, 3, 2, 1].map((id) => note(id))
  const idsOf = (notes: { edges: { node: { noteId: number } }[] }) => notes.edges.map(({ node }) => node.noteId)
  custodian(whole)
  const first = (await ask({ first: 2 })).notes
  expect([idsOf(first), first.totalCount, first.totalCountIsBound, first.offset]).toEqual([[5, 4], 5, false, 0])
  custodian(whole)
  const second = (await ask({ first: 2, after: first.pageInfo.endCursor })).notes
  expect([idsOf(second), second.offset]).toEqual([[3, 2], 2])
  custodian(whole)
  const back = (await ask({ last: 2, before: second.pageInfo.startCursor })).notes
  expect([idsOf(back), back.pageInfo.hasNextPage, back.pageInfo.hasPreviousPage]).toEqual([[5, 4], true, false])
  custodian(whole)
  expect(idsOf((await ask({ last: 2 })).notes)).toEqual([2, 1])
})

test.each([{ first: 1, last: 1 }, { first: 1, before: 'c' }, { last: 1, after: 'c' }, { last: 101 }])(
  'refuses the paging arguments %j without calling the custodian',
  async (variables) => {
    const { errors } = await ask(variables)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  },
)

test("shows the custodian's message for a refused cursor", async () => {
  const message = 'This cursor does not belong to this list.'
  gateway.custodian('GET', '/api/note/admin/101', 400, { errors: [{ path: ['after'], message }] })
  expect((await ask({ first: 2, after: 'foreign' })).errors).toMatchObject([
    { message, extensions: { code: 'BAD_USER_INPUT' } },
  ])
})

test('returns every row of a selection list with several calls', async () => {
  const plan = (id: number) => ({ id, name: `Plan ${id}`, interest: 0, companyId: 1, cursor: `c${id}` })
  const first = gateway.custodian('GET', '/api/plan', 200, [plan(1), plan(2)], {
    'x-total-count': '3',
    link: '<?limit=1000&after=c2>; rel="next"',
  })
  const second = gateway.custodian('GET', '/api/plan', 200, [plan(3)], { 'x-total-count': '3' })
  const { data } = await gateway.ask('{ viewer { planNames { planId } } }', { as: 'service' })
  expect(data.viewer.planNames).toEqual([{ planId: 1 }, { planId: 2 }, { planId: 3 }])
  expect([first.calls[0]?.path, second.calls[0]?.path]).toEqual([
    '/api/plan?limit=1000',
    '/api/plan?limit=1000&after=c2',
  ])
})
