import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectionFrom } from './connection.ts'

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `n${i}` }))
const page = (all: { id: string }[], args: Parameters<typeof connectionFrom>[1]) =>
  connectionFrom(all, args, (row) => row.id)
const ids = (connection: ReturnType<typeof page>) => connection.edges.map((edge) => edge.node.id)

test('pages through a list of any length with any page size, and returns every row once, in order', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 100 }), (length, first) => {
      const all = rows(length)
      const seen: string[] = []
      let after: string | null = null
      for (;;) {
        const connection: ReturnType<typeof page> = page(all, { first, after })
        seen.push(...ids(connection))
        expect(connection.totalCount).toBe(length)
        expect(connection.pageInfo.hasPreviousPage).toBe(after !== null && length > 0)
        if (!connection.pageInfo.hasNextPage) break
        after = connection.pageInfo.endCursor
      }
      expect(seen).toEqual(all.map((row) => row.id))
    }),
  )
})

describe.each([
  { all: 0, args: {}, ids: [], next: false, previous: false },
  { all: 3, args: {}, ids: ['n0', 'n1', 'n2'], next: false, previous: false },
  { all: 3, args: { first: null, after: null }, ids: ['n0', 'n1', 'n2'], next: false, previous: false },
  { all: 3, args: { first: 0 }, ids: [], next: true, previous: false },
  { all: 3, args: { first: 2 }, ids: ['n0', 'n1'], next: true, previous: false },
  { all: 3, args: { first: 3 }, ids: ['n0', 'n1', 'n2'], next: false, previous: false },
  { all: 3, args: { first: 100 }, ids: ['n0', 'n1', 'n2'], next: false, previous: false },
])('a page of a list with $all rows for the arguments $args', ({ all, args, ids: expected, next, previous }) => {
  test('cuts pages by the Relay specification', () => {
    const { edges, pageInfo } = page(rows(all), args)
    expect(edges.map((edge) => edge.node.id)).toEqual(expected)
    expect(pageInfo).toEqual({
      hasNextPage: next,
      hasPreviousPage: previous,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    })
  })
})

test('limits a page to 100 rows, and reports a next page', () => {
  const { edges, pageInfo, totalCount } = page(rows(250), {})
  expect([edges.length, pageInfo.hasNextPage, totalCount]).toEqual([100, true, 250])
})

test.each([-1, 101, 2_147_483_647])('refuses a page size of first: %i', (first) => {
  expect(() => page(rows(3), { first })).toThrow('"first" must be from 0 to 100.')
})

test.each(['x', '', 'Og==', Buffer.from('1').toString('base64url')])('refuses the cursor %j', (after) => {
  expect(() => page(rows(3), { after })).toThrow('not issued here')
})

const second = page(rows(4), { first: 2 }).pageInfo.endCursor

test('returns the same next page after a row is added before the cursor', () => {
  expect(ids(page([{ id: 'new' }, ...rows(4)], { first: 1, after: second }))).toEqual(['n2'])
})

test('continues after the position of a cursor whose row was deleted', () => {
  const without = rows(4).filter((row) => row.id !== 'n1')
  expect(ids(page(without, { first: 1, after: second }))).toEqual(['n2'])
  expect(ids(page([], { after: second }))).toEqual([])
})
