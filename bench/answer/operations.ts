import { randomUUID } from 'node:crypto'
import { password, people, restSignIn, type Rest } from '../../tests/clients.ts'
import { HOME_VARIABLES } from '../../tests/webOperations.ts'
import { finishWizard } from '../../tests/wizard.ts'
import { cookieOf } from '../cookie.ts'
import type { Next } from './lanes.ts'
import type { Portal } from './portal.ts'
import { writersOf } from './writers.ts'

export interface Operation {
  /** The goal for the CPU cost, as a multiple of the minimal server (limit.ts). */
  goal: number
  /** Whether the operation writes; the minimal server (limit.ts) then runs the statements in a transaction. */
  writes?: boolean
  /** Maximum number of responses in a slice. */
  most?: number
  /** Measured on PostgreSQL only, where the benchmark can reset the rate limit that stops repeated requests. */
  postgresOnly?: boolean
  prepare: (portal: Portal) => Promise<Prepared>
}

export interface Prepared {
  next: Next
  /** Runs before each slice, and is not measured. */
  before?: () => Promise<unknown>
}

const STAFF_HOME = { ...HOME_VARIABLES, accountOwnerId: null, decides: true, operates: true }
const FIRST_PAGE = { after: null, last: null, before: null }
const PENDING = {
  isRollover: false,
  list: 'PENDING',
  first: 25,
  ...FIRST_PAGE,
  sort: 'WAITING_SINCE_ASC',
  filter: { isCheck: true },
}

/** Sends the same document with the same variables, signed in as one person. */
const asking = (who: string, document: string, variables: object) => async (portal: Portal) => {
  const cookie = await cookieOf(portal.gatewayUrl, who)
  const body = portal.bodyOf(document, variables)
  return { next: () => ({ cookie, body }) }
}

/** The measured operations, by their names in ONLY. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  HOME: { goal: 2, prepare: asking(people.ann, 'HomePageQuery', HOME_VARIABLES) },
  BOOK: {
    goal: 2,
    prepare: asking(people.ann, 'AccountBookPageQuery', {
      accountOwnerId: 1001,
      accountId: 501,
      decides: false,
      first: 10,
      ...FIRST_PAGE,
      sort: 'DATE_DESC',
      startDate: null,
      endDate: null,
      filter: null,
    }),
  },
  REQUEST: {
    goal: 2,
    prepare: async (portal) => {
      const rest = await restSignIn(portal.custodianUrl, people.dan)
      const [request] = (await rest('GET', '/api/request')).body as { requestId: number }[]
      const variables = { accountOwnerId: 1004, requestId: request?.requestId }
      return asking(people.dan, 'RequestPageQuery', variables)(portal)
    },
  },
  WIZARD_STEP: {
    goal: 2.5,
    writes: true,
    prepare: async (portal) => {
      const writers = await writersOf(portal)
      return {
        next: (caller, turn) => {
          const { accountOwnerId, accountId, cookie } = at(writers, caller)
          const input = { accountId, accountOwnerId, amount: 100 + (turn % 50), isFullAmount: false }
          return { cookie, body: portal.bodyOf('AmountFormMutation', { input }) }
        },
      }
    },
  },
  FINALIZE: {
    goal: 2.5,
    writes: true,
    most: 32,
    prepare: async (portal) => {
      const writers = await writersOf(portal)
      const versions = new Map<number, number>()
      let taken = 0
      return {
        before: async () => {
          taken = 0
          for (const { rest, accountId } of writers) {
            await cancelOpen(rest)
            versions.set(accountId, (await finishWizard(rest, accountId, { amount: 100 })).version)
          }
        },
        next: () => {
          const { accountOwnerId, accountId, cookie } = at(writers, taken++)
          const version = versions.get(accountId)
          const input = { accountId, accountOwnerId, version, idempotencyKey: randomUUID() }
          return { cookie, body: portal.bodyOf('ConfirmationFormMutation', { input }) }
        },
      }
    },
  },
  STAFF_HOME: { goal: 2, prepare: asking(people.service, 'HomePageQuery', STAFF_HOME) },
  WITHDRAWALS: { goal: 2, prepare: asking(people.service, 'RequestsPageQuery', PENDING) },
  OPENED: {
    goal: 2,
    prepare: async (portal) => {
      const rest = await restSignIn(portal.custodianUrl, people.service)
      const [request] = (await rest('GET', '/api/withdrawal/admin/open?limit=1')).body as { id: number }[]
      return asking(people.service, 'OpenedPageQuery', { isRollover: false, requestId: request?.id })(portal)
    },
  },
  SEARCH: {
    goal: 2,
    // Three people send the searches, and each may make 30 a minute.
    most: 72,
    postgresOnly: true,
    prepare: async (portal) => {
      const staff = [people.admin, people.service, people.service2]
      const cookies = await Promise.all(staff.map((who) => cookieOf(portal.gatewayUrl, who)))
      const variables = { filter: { lastName: 'Brown' }, first: 10, ...FIRST_PAGE, sort: 'NAME_ASC' }
      const body = portal.bodyOf('SearchResultsQuery', variables)
      let asked = 0
      return {
        before: async () => portal.database?.sql('delete from throttle'),
        next: () => ({ cookie: at(cookies, asked++), body }),
      }
    },
  },
  LOGIN: {
    goal: 2.5,
    writes: true,
    most: 100,
    prepare: async (portal) => {
      const writers = await writersOf(portal)
      return {
        next: (caller) => ({
          body: portal.bodyOf('LoginPageMutation', { input: { username: at(writers, caller).email, password } }),
        }),
      }
    },
  },
}

const at = <T>(all: readonly T[], index: number): T => {
  const one = all[index % all.length]
  if (one === undefined) throw new Error('there is nobody to ask as')
  return one
}

async function cancelOpen(rest: Rest): Promise<void> {
  const { body } = await rest('GET', '/api/request?underWay=true')
  for (const { requestId } of body as { requestId: number }[])
    await rest('POST', `/api/request/${requestId}/cancel`, {})
}
