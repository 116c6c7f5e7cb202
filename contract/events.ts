import * as z from 'zod'
import { ACCOUNT_STATUS } from './accountStatus.ts'
import { listApprovals } from './approvals.ts'
import { endpointsOf } from './endpoint.ts'
import { momentOut } from './fields.ts'
import { listIncompleteJobs } from './jobs.ts'
import { maybe } from './partial.ts'
import { REQUEST_STATUS } from './requestStatus.ts'
import { permissionsOf, ROLE, type Permission } from './roles.ts'
import { listWithdrawals } from './staffRequests.ts'

const endpoint = endpointsOf('events')

/** Kinds of records whose changes are reported. */
export const EVENT_KINDS = ['REQUEST', 'JOB', 'OWNER', 'ACCOUNT', 'APPROVAL'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Retention of events in days. */
export const EVENTS_KEPT_DAYS = 30
/** Maximum number of events per response. */
export const MOST_EVENTS = 500
/** Maximum number of open streams per gateway. */
export const MOST_STREAMS = 400
/** Maximum number of customers' streams. The remaining streams are reserved for staff and programs. */
export const MOST_CUSTOMER_STREAMS = 300

/** Maximum number of tokens in a call from an address that is not a gateway's. */
export const MOST_STREAMS_ELSEWHERE = 10

/** The permission that staff need to receive changes of each kind. */
const NEEDED: Readonly<Record<EventKind, Permission>> = {
  REQUEST: listWithdrawals.staff?.may ?? 'operations',
  JOB: listIncompleteJobs.staff?.may ?? 'operations',
  OWNER: 'desk',
  ACCOUNT: 'desk',
  APPROVAL: listApprovals.staff?.may ?? 'operations',
}

/** The kinds of events for this role; an owner receives no events about internal work. */
export function kindsFor(roleId: number): EventKind[] {
  if (roleId === ROLE.customer) return ['REQUEST', 'OWNER', 'ACCOUNT']
  const permissions = new Set(permissionsOf(roleId))
  return EVENT_KINDS.filter((kind) => permissions.has(NEEDED[kind]))
}

/** The events that one reader may receive: of these kinds, and about this owner, or about all owners if null. */
export type Told = { kinds: readonly EventKind[]; accountOwnerId: number | null }

export function mayBeTold({ kinds, accountOwnerId }: Told, event: Pick<Event, 'kind' | 'accountOwnerId'>): boolean {
  return kinds.includes(event.kind) && (accountOwnerId === null || accountOwnerId === event.accountOwnerId)
}

/** Status numbers as enum names, such as "NOT_VALIDATED". */
const wordsOf = (ids: Readonly<Record<string, number>>) =>
  new Map(Object.entries(ids).map(([name, id]) => [String(id), name.replace(/[A-Z]/g, '_$&').toUpperCase()]))
const WORDS: Readonly<Partial<Record<EventKind, ReadonlyMap<string, string>>>> = {
  REQUEST: wordsOf(REQUEST_STATUS),
  ACCOUNT: wordsOf(ACCOUNT_STATUS),
}

/** The status name in an event. */
export function statusWord(kind: EventKind, stored: string): string {
  return WORDS[kind]?.get(stored) ?? stored
}

/** When a change of each kind is reported, and the statuses it can have. */
export const EVENT_CATALOGUE: Readonly<Record<EventKind, { when: string; statuses: readonly string[] }>> = {
  REQUEST: {
    when: 'A request is made or edited, or its status changes',
    statuses: [...(WORDS.REQUEST?.values() ?? [])],
  },
  JOB: { when: 'A run begins, makes progress or ends', statuses: ['SCHEDULED', 'RUNNING', 'COMPLETED', 'INCOMPLETE'] },
  OWNER: {
    when: 'Profile, beneficiaries or documents of an owner change; notes are not reported',
    statuses: ['PROFILE', 'BENEFICIARIES', 'DOCUMENTS'],
  },
  ACCOUNT: {
    when: 'An account is opened or its status changes; postings are not reported',
    statuses: [...(WORDS.ACCOUNT?.values() ?? [])],
  },
  APPROVAL: {
    when: 'A change starts to wait for a second person, or is decided',
    statuses: ['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LAPSED'],
  },
}

const event = z.strictObject({
  position: z
    .int()
    .describe('Position in the log, greater than that of every earlier event; in GraphQL a string of digits'),
  at: momentOut,
  kind: z.enum(EVENT_KINDS),
  id: z.int().describe('ID of the request, job, owner, account or approval; `number` in GraphQL'),
  accountOwnerId: z.int().nullable(),
  accountId: z.int().nullable(),
  status: z
    .string()
    .describe(
      'New status, such as PENDING or RUNNING; for an owner the changed part: PROFILE, BENEFICIARIES or DOCUMENTS',
    ),
})
export type Event = z.output<typeof event>

const position = z
  .string()
  .regex(/^(0|[1-9]\d{0,14}|latest)$/, 'A position, or "latest"')
  .describe('Position after which the events start; "latest" for new events only; the oldest stored event if omitted')

const query = z.strictObject({
  after: position.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MOST_EVENTS))
    .optional()
    .describe(`Maximum number of events, at most ${MOST_EVENTS}`),
  wait: z
    .string()
    .regex(/^(\d|1\d|20)$/)
    .transform(Number)
    .optional()
    .describe('Seconds to wait while there is nothing new, 20 at most'),
})

const events = z.strictObject({
  events: z.array(event),
  next: z.int().describe('Value for the next `after`, present even without new events'),
  hasMore: z.boolean(),
  oldest: z.int().describe('The oldest stored position; a reader at an older position has missed events'),
})
export type Events = z.output<typeof events>

export const listEvents = endpoint({
  name: 'listEvents',
  method: 'GET',
  staff: { path: '/api/events', may: 'desk' },
  summary: 'Changes of the kinds that the caller may list, in order, each once.',
  query,
  response: events,
})

export const listOwnerEvents = endpoint({
  name: 'listOwnerEvents',
  method: 'GET',
  customer: '/api/events/own',
  staff: { path: '/api/events/admin/:accountOwnerId', may: 'desk' },
  summary: 'Changes of one owner, in order, each once.',
  query,
  response: events,
})

/** A stream in a gateway's poll. */
export const watchedStream = z.strictObject({ token: z.string().min(1).max(120), address: z.string().min(1).max(50) })

/**
 * A gateway's poll for all its streams: which sessions are valid, what each may receive, and the changes. The body has
 * the token that opened each stream. A stream without a token receives nothing.
 */
export const watchEvents = endpoint({
  name: 'watchEvents',
  method: 'POST',
  anyone: '/api/events/watch',
  summary:
    'For gateways: the events since a position that the streams of these tokens may receive, and the streams that ended.',
  body: z.strictObject({
    after: z
      .int()
      .min(0)
      .nullable()
      .describe('Position after which the events start; null to get only the newest position'),
    waitMs: z.int().min(0).max(2_000),
    streams: z.array(watchedStream).max(MOST_STREAMS).describe('Tokens of the streams; none to get only the position'),
  }),
  refuses: [429],
  response: z.strictObject({
    position: z.int(),
    hasMore: z.boolean(),
    streams: z.array(
      z
        .strictObject({ kinds: z.array(z.enum(EVENT_KINDS)), accountOwnerId: z.int().nullable() })
        .nullable()
        .describe('Rights of the stream; null if its session has ended'),
    ),
    events: z.array(event),
    oldest: maybe(z.int().describe('The oldest stored position; null if no event follows `after`').nullable()),
  }),
})
