import { createMemoryRouter, matchPath } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import home from '../__generated__/HomePageQuery.graphql.ts'
import layout from '../__generated__/MainLayoutQuery.graphql.ts'
import ownerExists from '../__generated__/ownerExistsQuery.graphql.ts'
import { session } from '../core/session/session.ts'
import { handles } from '../core/screens/routeHandle.ts'
import { menuFor } from './shell/menu.ts'
import { routes } from './routes.ts'
import { addresses, leading, walked } from '../testing/addresses.ts'
import { copyOfRoutes } from '../testing/copyOfRoutes.ts'
import { signedIn } from '../testing/renderScreen.tsx'

const asked: string[] = []

const owner = { id: 'owner', accountOwnerId: 1002, firstName: 'Ben', lastName: 'Baker', death: null }
const noOwner = {
  data: { viewer: { id: 'viewer', accountOwner: { id: 'owner', firstName: null } } },
  errors: [{ message: 'NOT FOUND', path: ['viewer', 'accountOwner', 'firstName'], extensions: { code: 'NOT_FOUND' } }],
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    asked.push(init.body)
    const { variables } = JSON.parse(init.body) as { variables: { accountOwnerId?: number } }
    const answer =
      variables.accountOwnerId === 1018 ? noOwner : { data: { viewer: { id: 'viewer', accountOwner: owner } } }
    return Promise.resolve(Response.json(answer))
  })
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const people = {
  nobody: null,
  customer: { roleId: 0, accountOwnerId: 1001 },
  'customer with an account': { roleId: 0, accountOwnerId: 1002, accountId: 502 },
  administrator: { roleId: 1, accountOwnerId: 1001 },
  'administrator without an owner': { roleId: 1, accountOwnerId: 0 },
  reviewer: { roleId: 4, accountOwnerId: 1001 },
  'reviewer without an owner': { roleId: 4, accountOwnerId: 0 },
  'customer service': { roleId: 2, accountOwnerId: 0 },
  'a role that nobody has': { roleId: 3, accountOwnerId: 0 },
}

async function go(person: keyof typeof people, to: string): Promise<string> {
  session.setState(session.getInitialState())
  if (people[person]) signedIn(people[person])
  const router = createMemoryRouter(copyOfRoutes(routes), { initialEntries: [to], future: { v8_middleware: true } })
  await vi.waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle', { timeout: 20_000 })
  const { pathname, search } = router.state.location
  router.dispose()
  return pathname + search
}

describe('the route guard', () => {
  it.each([
    ['nobody', '/home', '/login?redirect=%2Fhome'],
    ['nobody', '/501/transaction?a=b', '/login?redirect=%2F501%2Ftransaction%3Fa%3Db'],
    ['nobody', '/', '/login?redirect=%2Fhome'],
    ['nobody', '/login', '/login'],
    ['nobody', '/faq', '/faq'],
    ['customer', '/', '/home'],
    ['customer', '/login', '/login'],
    ['customer', '/501/transaction', '/501/transaction'],
    ['customer', '/501/withdraw?from=mail', '/501/withdraw/distribution/?from=mail'],
    ['customer with an account', '/withdraw?from=mail', '/502/withdraw/distribution/?from=mail'],
    ['customer with an account', '/beneficiary?from=mail', '/502/beneficiary?from=mail'],
    ['administrator', '/withdrawals?from=mail', '/withdrawals/pending?from=mail'],
    ['administrator', '/rollovers?from=mail', '/rollovers/pending?from=mail'],
    ['reviewer', '/compliance?from=mail', '/compliance/pending?from=mail'],
    ['customer', '/?from=mail', '/home?from=mail'],
    ['customer', '/search', '/login'],
    ['customer with an account', '/beneficiary', '/502/beneficiary'],
    ['customer with an account', '/rollover', '/502/rollover'],
    ['customer', '/withdrawals/pending', '/login'],
    ['customer', '/rollovers/historical', '/login'],
    ['customer', '/transaction/12', '/home'],
    ['administrator', '/search', '/search'],
    ['administrator', '/transaction/12', '/transaction/12'],
    ['administrator without an owner', '/501/transaction', '/home'],
    ['administrator without an owner', '/search', '/search'],
    ['reviewer', '/search', '/search'],
    ['nobody', '/jobs', '/login?redirect=%2Fjobs'],
    ['customer', '/plans', '/login'],
    ['customer', '/note', '/login'],
    ['administrator without an owner', '/note', '/home'],
    ['administrator without an owner', '/plans', '/plans'],
    ['reviewer', '/jobs', '/home'],
    ['customer', '/compliance/batch', '/login'],
    ['customer', '/rolloversandmore', '/login'],
    ['customer', '/report/withholding/state', '/home'],
    ['customer', '/statement', '/statement'],
    ['administrator', '/jobs', '/jobs'],
    ['administrator', '/compliance/pending', '/home'],
    ['reviewer', '/plans', '/home'],
    ['customer', '/state', '/login'],
    ['customer', '/accounts', '/login'],
    ['customer', '/jobs', '/login'],
    ['customer', '/upload-center', '/login'],
    ['customer', '/uploads', '/login'],
    ['customer', '/compliance', '/login'],
    ['customer', '/compliance/pending', '/login'],
    ['customer', '/compliance/decided', '/login'],
    ['customer', '/compliance/account/510', '/login'],
    ['customer', '/compliance/else', '/login'],
    ['customer', '/rollovers/pending', '/login'],
    ['customer', '/report', '/home'],
    ['customer', '/report/withholding/account/', '/home'],
    ['administrator', '/compliance', '/home'],
    ['administrator', '/compliance/batch', '/home'],
    ['administrator', '/compliance/else', '/home'],
    ['customer service', '/compliance/pending', '/home'],
    ['customer service', '/audit', '/home'],
    ['customer service', '/webhooks', '/home'],
    ['customer service', '/credentials', '/home'],
    ['reviewer', '/state', '/home'],
    ['reviewer', '/accounts?accountId=200', '/home'],
    ['reviewer', '/note', '/home'],
    ['reviewer', '/upload-center', '/home'],
    ['reviewer', '/uploads', '/home'],
    ['a role that nobody has', '/home', '/home'],
    ['a role that nobody has', '/search', '/home'],
  ] as const)('for the user "%s", the URL %s opens %s', async (person, from, to) => {
    expect(await go(person, from)).toBe(to)
  })

  it.each([
    ['administrator', '/owners/1002/home', '/home', 1002],
    ['administrator', '/owners/1002', '/home', 1002],
    ['administrator', '/owners/1002/502/transaction?a=b', '/502/transaction?a=b', 1002],
    ['administrator', '/owners/1002//evil.example', '/home', 1002],
    ['reviewer without an owner', '/owners/1002/home', '/home', 1002],
    ['administrator', '/owners/1e3/home', '/owners/1e3/home', 1001],
    ['customer', '/owners/1002/home', '/home', 1001],
    ['administrator', '/owners/1018/home', '/owners/1018/home', 1001],
    ['reviewer without an owner', '/owners/1018/profile', '/owners/1018/profile', 0],
    ['customer service', '/owners/1018/502/transaction?a=b', '/owners/1018/502/transaction?a=b', 0],
  ] as const)('for the user "%s", the URL %s opens %s and acts for owner %s', async (person, from, to, owner) => {
    expect(await go(person, from)).toBe(to)
    expect(session.getState().accountOwnerId).toBe(owner)
  })

  const ofExistence = ownerExists.params.id ?? 'none'

  it.each([
    ['it', '/owners/1002/home?a=b', true],
    ['another screen', '/search', false],
    ['another owner', '/owners/1003/home?a=b', false],
  ])('asks whether the owner of a URL exists only if the browser loaded the portal at %s', async (_, at, asks) => {
    const loaded = { name: new URL(at, location.href).href } as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded])
    expect(await go('administrator', '/owners/1002/home?a=b')).toBe('/home?a=b')
    expect(asked.some((body) => body.includes(ofExistence))).toBe(asks)
    expect(session.getState().accountOwnerId).toBe(1002)
  })

  it('chooses nobody if the user goes elsewhere before the server has answered', async () => {
    let answer: (() => void) | undefined
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      if (body.includes(ofExistence)) await new Promise<void>((resolve) => (answer = resolve))
      asked.push(body)
      return Response.json({ data: { viewer: { id: 'viewer', accountOwner: owner } } })
    })
    session.setState(session.getInitialState())
    signedIn(people.administrator)
    const router = createMemoryRouter(copyOfRoutes(routes), {
      initialEntries: ['/search'],
      future: { v8_middleware: true },
    })
    await vi.waitUntil(() => router.state.initialized, { timeout: 20_000 })
    const left = router.navigate('/owners/1002/home')
    await vi.waitUntil(() => answer, { timeout: 20_000 })
    await router.navigate('/plans')
    answer?.()
    await left
    await vi.waitUntil(() => asked.some((body) => body.includes(ofExistence)))
    expect(router.state.location.pathname).toBe('/plans')
    expect(session.getState().accountOwnerId).toBe(1001)
    router.dispose()
  })

  it.each([
    '/search',
    '/plans',
    '/jobs',
    '/note',
    '/uploads',
    '/compliance/pending',
    '/compliance/account/510',
    '/rollovers/pending',
  ])('sends no request to the gateway when the guard denies access to %s', async (path) => {
    await go('customer', path)
    expect(asked).toEqual([])
  })

  it('requests Home, not the transaction, when the guard denies access to a transaction', async () => {
    await go('customer', '/transaction/1')
    const ids = asked.map((body) => (JSON.parse(body) as { id: string }).id)
    expect(new Set(ids)).toEqual(new Set([layout.params.id, home.params.id]))
  })

  it('treats a URL with a non-numeric account id as unknown, and requests only the data of the layout', async () => {
    expect(await go('customer', '/abc/transaction')).toBe('/abc/transaction')
    expect(asked.map((body) => (JSON.parse(body) as { id: string }).id)).toEqual([layout.params.id])
  })
})

describe('the menu', () => {
  const requests = ['Pending', 'Approved', 'Incomplete', 'Historical', 'Awaiting Signature']
  const lists = [{ Withdrawals: requests }, { Rollovers: requests }, 'Upload center', 'Plan Uploads']
  const compliance = { Compliance: ['Pending Approval', 'Batch Approval'] }

  it.each([
    ['customer', ['Home', 'Profile', 'Change Password', 'Secure Upload', 'Documents', 'Settings']],
    [
      'administrator',
      [
        'Home',
        'Transactions',
        'Profile',
        'Change Password',
        'Secure Upload',
        'Documents',
        'Notes',
        'Jobs',
        'Advisors / Plans',
        'Settings',
        'Taxes',
        'Search',
        ...lists,
      ],
    ],
    [
      'administrator without an owner',
      ['Home', 'Change Password', 'Jobs', 'Advisors / Plans', 'Taxes', 'Search', ...lists],
    ],
    ['reviewer', ['Home', 'Profile', 'Change Password', compliance, 'Documents', 'Settings', 'Search']],
    ['reviewer without an owner', ['Home', 'Change Password', compliance, 'Search']],
    ['a role that nobody has', []],
  ] as const)('shows the user "%s" exactly the menu entries of the role, in order', (person, entries) => {
    signedIn(people[person])
    const shown = menuFor(routes, session.getState()).map((entry) =>
      'children' in entry ? { [entry.label]: entry.children.map((child) => child.label) } : entry.label,
    )
    expect(shown).toEqual(entries)
  })
})

describe('the route table', () => {
  it('gives every screen a unique id, a title and a breadcrumb label', () => {
    const all = handles(routes)
    expect(new Set(all.map((handle) => handle.id)).size).toBe(all.length)
    for (const handle of all) expect(handle.title && handle.crumb).toBeTruthy()
  })

  it('lists every screen in the browser test for phones', () => {
    const opened = Object.values(addresses).flat()
    const paths = handles(routes).map(({ path }) => path)
    const isOpened = (path: string) =>
      walked.includes(path) || leading.includes(path) || opened.some((address) => matchPath(path, address))
    expect(paths.filter((path) => !isOpened(path))).toEqual([])
    expect([...walked, ...leading].filter((path) => !paths.includes(path))).toEqual([])
  })
})
