import { DAY_MS } from '../platform/calendar/durations.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import type { Services } from '../platform/context/services.ts'
import { OPERATIONS } from '../platform/http/access.ts'
import type { ApprovalRow } from './approvals.sql.ts'
import { isOwn, NOT_YOU } from './decider.ts'
import { ENDED, hasLapsed, type EffectNamed } from './decide.ts'
import type { Change, Effect, FileToOpen } from './effect.ts'
import { personOf, type Person } from './person.ts'

export interface ApprovalFilter {
  effect?: string | undefined
  entity?: string | undefined
  subjectId?: string | undefined
  accountId?: number | undefined
  accountOwnerId?: number | undefined
}

const SAYS_SO_FOR_MS = 7 * DAY_MS

/**
 * Waiting approvals, and those that expired within a week, newest first. The page continues after the approval id
 * `before`. Takes one statement for the rows with their makers, one for the count if there is another page, and the
 * statements of `viewsOf`.
 */
export async function waitingApprovals(
  db: Db,
  services: Services,
  effectNamed: EffectNamed,
  userId: number,
  filter: ApprovalFilter,
  page: { limit: number; before?: number | undefined },
) {
  const now = services.clock.now()
  const shown = filtered(db, filter, now)
  const rows = await shown
    .selectAll('a')
    .select([makers.as('makers'), ownerName.as('owner_name')])
    .$if(page.before !== undefined, (query) => query.where('a.approval_id', '<', page.before ?? 0))
    .orderBy('a.approval_id', 'desc')
    .limit(page.limit + 1)
    .execute()
  const hasMore = rows.length > page.limit
  const showsAll = !hasMore && page.before === undefined
  if (showsAll && rows.length === 0) return { total: 0, hasMore, approvals: [] }
  const total = async () => {
    const counted = await shown.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
    return Number(counted.total)
  }
  return {
    total: showsAll ? rows.length : await total(),
    hasMore,
    approvals: await viewsOf(db, services, effectNamed, await personOf(db, userId), rows.slice(0, page.limit)),
  }
}

/**
 * The times at which the waiting approvals began to wait that this person may decide, oldest first, and the number of
 * those that the person made. Reads at most `limit` waiting approvals.
 */
export async function waitingFor(
  db: Db,
  services: Services,
  effectNamed: EffectNamed,
  userId: number,
  limit: number,
): Promise<{ toDecide: Date[]; ownProposals: number }> {
  const rows = await db
    .selectFrom('approval as a')
    .selectAll('a')
    .select(makers.as('makers'))
    .where('a.status', '=', 'WAITING')
    .where((eb) => eb.or([eb('a.lapses_at', 'is', null), eb('a.lapses_at', '>', services.clock.now())]))
    .orderBy('a.asked_at')
    .limit(limit)
    .execute()
  if (rows.length === 0) return { toDecide: [], ownProposals: 0 }
  const person = await personOf(db, userId)
  const paid = await approvalsPaying(db, services, effectNamed, person, rows)
  const reasons = rows.map((row) => notBy(services, person, row, paid))
  return {
    toDecide: rows.flatMap((row, place) => (reasons[place] === null ? [row.asked_at] : [])),
    ownProposals: rows.filter((row, place) => reasons[place] !== null && isMaker(person, row)).length,
  }
}

/** One approval in any status; null for an unknown id. */
export async function viewApproval(
  db: Db,
  services: Services,
  effectNamed: EffectNamed,
  userId: number,
  approvalId: number,
) {
  const row = await db
    .selectFrom('approval as a')
    .selectAll('a')
    .select([makers.as('makers'), ownerName.as('owner_name')])
    .where('a.approval_id', '=', approvalId)
    .executeTakeFirst()
  if (!row) return null
  const [view] = await viewsOf(db, services, effectNamed, await personOf(db, userId), [row])
  return view ?? null
}

type Maker = { email: string; person: string }

const makers = sql<Maker[]>`(
  select coalesce(json_agg(json_build_object('email', who.email, 'person', who.person) order by who.first), '[]') from (
    select p.email, p.person, min(m.maker_id) as first
    from approval_maker m join portal_person p on p.user_id = m.user_id
    where m.approval_id = a.approval_id and m.maker_id > coalesce((
      select max(c.maker_id) from approval_maker c where c.approval_id = a.approval_id and c.kind = 'CLEARED'), 0)
    group by p.email, p.person) who)`

/** The owner's name is read with the row, because the stored and audited description contains no personal data. */
const ownerName = sql<string | null>`(
  select o.first_name || ' ' || o.last_name from account_owner o where o.account_owner_id = a.account_owner_id)`

function filtered(db: Db, filter: ApprovalFilter, now: Date) {
  const { effect, entity, subjectId, accountId, accountOwnerId } = filter
  return db
    .selectFrom('approval as a')
    .where((eb) =>
      eb.or([
        eb('a.status', '=', 'WAITING'),
        eb.and([eb('a.status', '=', 'LAPSED'), eb('a.decided_at', '>', new Date(now.getTime() - SAYS_SO_FOR_MS))]),
      ]),
    )
    .$if(effect !== undefined, (query) => query.where('a.effect', '=', effect ?? ''))
    .$if(entity !== undefined, (query) => query.where('a.subject_entity', '=', entity ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('a.subject_id', '=', subjectId ?? ''))
    .$if(accountId !== undefined, (query) => query.where('a.account_id', '=', accountId ?? 0))
    .$if(accountOwnerId !== undefined, (query) => query.where('a.account_owner_id', '=', accountOwnerId ?? 0))
}

type Made = ApprovalRow & { makers: Maker[] }
type Row = Made & { owner_name: string | null }

const isMaker = (person: Person, { makers }: Pick<Made, 'makers'>) =>
  makers.some((maker) => maker.person === person.person)

/**
 * Approvals as one person sees them. Runs one statement for each effect that requires a file to be opened, and those of
 * `paysPerson`.
 */
async function viewsOf(db: Db, services: Services, effectNamed: EffectNamed, person: Person, rows: readonly Row[]) {
  const now = services.clock.now()
  const waiting = rows.filter(({ status }) => status === 'WAITING')
  const paid = await approvalsPaying(db, services, effectNamed, person, waiting)
  const views = rows.map((row) => viewOf(services, effectNamed, person, row, paid, now))
  const files = await filesToOpen(
    db,
    effectNamed,
    person,
    rows.filter((_row, place) => views[place]?.canDecide),
  )
  return views.map((view) => ({ ...view, toOpen: files.get(view.id) ?? null }))
}

async function approvalsPaying(
  db: Db,
  services: Services,
  effectNamed: EffectNamed,
  person: Person,
  rows: readonly ApprovalRow[],
): Promise<ReadonlySet<number>> {
  const paid = new Set<number>()
  for (const [name, ofEffect] of Map.groupBy(rows, (row) => row.effect)) {
    const effect = effectNamed(name)
    const found = await effect.paysPerson?.(db, services, person, payloadsOf(effect, ofEffect))
    for (const id of found ?? []) paid.add(id)
  }
  return paid
}

const payloadsOf = (effect: Effect, rows: readonly ApprovalRow[]) =>
  new Map(rows.map((row) => [row.approval_id, effect.payload.parse(row.payload)]))

async function filesToOpen(
  db: Db,
  effectNamed: EffectNamed,
  person: Person,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, FileToOpen>> {
  const files = new Map<number, FileToOpen>()
  for (const [name, ofEffect] of Map.groupBy(rows, (row) => row.effect)) {
    const effect = effectNamed(name)
    const found = await effect.toOpen?.(db, person, payloadsOf(effect, ofEffect))
    for (const [id, file] of found ?? []) files.set(id, file)
  }
  return files
}

function viewOf(
  services: Services,
  effectNamed: EffectNamed,
  person: Person,
  row: Row,
  paid: ReadonlySet<number>,
  now: Date,
) {
  const status = row.status === 'WAITING' && hasLapsed(row, now) ? 'LAPSED' : row.status
  const reason = status === 'WAITING' ? notBy(services, person, row, paid) : ENDED[status]
  return {
    id: row.approval_id,
    effect: row.effect,
    title: effectNamed(row.effect).title,
    entity: row.subject_entity,
    subjectId: row.subject_id,
    accountOwnerId: row.account_owner_id,
    ownerName: row.owner_name,
    accountId: row.account_id,
    amount: row.amount_cents === null ? null : fromCents(row.amount_cents),
    description: row.description,
    changes: row.changes as Change[],
    madeBy: row.makers.map(({ email }) => email),
    madeAt: row.asked_at.toISOString(),
    lapsesAt: row.lapses_at?.toISOString() ?? null,
    status,
    canDecide: reason === null,
    asksControlTotal: effectNamed(row.effect).asksControlTotal === true,
    asksChecksum: effectNamed(row.effect).asksChecksum === true,
    whyNot: reason,
    canWithdraw: status === 'WAITING' && isMaker(person, row),
  }
}

function notBy(services: Services, person: Person, row: Made, paid: ReadonlySet<number>): string | null {
  if (!(OPERATIONS as readonly number[]).includes(person.roleId)) return NOT_YOU.role
  if (paid.has(row.approval_id) || isOwn(person, row.account_owner_id)) return NOT_YOU.own
  return services.config.fourEyes && isMaker(person, row) ? NOT_YOU.maker : null
}
