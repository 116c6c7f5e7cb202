import { beforeEach, expect, test } from 'vitest'
import { kept, tabStorage } from './keptTabs.ts'

const SOCIAL = '900-12-3456'
const tab = {
  id: '1',
  hash: `query|${SOCIAL}|`,
  title: 'FindOwner',
  query: `query FindOwner { viewer { accountOwnerSearch(filter: { ssn: "${SOCIAL}" }, first: 10) { totalCount } } }`,
  variables: JSON.stringify({ ssn: SOCIAL }),
  headers: SOCIAL,
  operationName: 'FindOwner',
  response: SOCIAL,
}

beforeEach(() => sessionStorage.clear())

test('keeps GraphiQL documents over a reload, without their variables, responses and string values', () => {
  const storage = tabStorage()
  storage.setItem('graphiql:tabState', JSON.stringify({ activeTabIndex: 0, tabs: [tab] }))
  storage.setItem('graphiql:queries', JSON.stringify({ queries: [{ ...tab, label: SOCIAL }] }))
  storage.setItem('graphiql:variables', tab.variables)
  storage.setItem('graphiql:query', tab.query)
  storage.setItem('graphiql:visiblePlugin', 'Examples')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(SOCIAL)
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'graphiql:queries',
    'graphiql:tabState',
    'graphiql:visiblePlugin',
  ])
  expect(storage.getItem('graphiql:variables')).toBe(tab.variables)

  const reloaded = tabStorage()
  expect(reloaded.getItem('graphiql:variables')).toBeNull()
  const [after] = (JSON.parse(reloaded.getItem('graphiql:tabState') ?? '') as { tabs: (typeof tab)[] }).tabs
  expect(after).toMatchObject({ id: '1', title: 'FindOwner', variables: null, response: null })
  expect(after?.query).toBe(tab.query.replace(SOCIAL, ''))
  expect(reloaded.getItem('graphiql:query')).toBe(after?.query)
})

test.each([
  `# ${SOCIAL}\n{ a }`,
  `{ a # "${SOCIAL}
}`,
  `{ a(b: """${SOCIAL}\n"x" """) }`,
  `{ a(b: "\\"${SOCIAL}") }`,
  `{ a(b: "${SOCIAL}`,
])('stores a GraphiQL document without its string values and comments: %s', (query) => {
  const rest = kept('graphiql:tabState', JSON.stringify({ activeTabIndex: 0, tabs: [{ ...tab, query }] }))
  expect(rest).not.toContain(SOCIAL)
})

test('stores no unknown GraphiQL keys and no tabs that are not JSON, and removes all entries on clear()', () => {
  const storage = tabStorage()
  storage.setItem('graphiql:unknown', SOCIAL)
  storage.setItem('graphiql:tabState', `not JSON ${SOCIAL}`)
  expect(sessionStorage).toHaveLength(0)
  storage.setItem('graphiql:theme', 'dark')
  storage.clear()
  expect([sessionStorage.length, storage.length]).toEqual([0, 0])
})

test('stores nothing that GraphiQL writes after the session has ended', () => {
  const storage = tabStorage()
  storage.setItem('graphiql:tabState', JSON.stringify({ activeTabIndex: 0, tabs: [tab] }))
  storage.end()
  storage.setItem('graphiql:tabState', JSON.stringify({ activeTabIndex: 0, tabs: [tab] }))
  expect([sessionStorage.length, storage.length]).toEqual([0, 0])
})
