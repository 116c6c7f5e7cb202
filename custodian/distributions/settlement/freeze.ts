import { sql } from 'kysely'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { openMinimum, ownersYears } from '../../minimums/minimums.ts'
import { creditInterestToDate } from '../../ledger/accrual.ts'
import { balancesOfAccounts } from '../../ledger/balances.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { isProblem, refusal, type Problem } from '../../platform/problem.ts'
import { stateRulesOf } from '../../taxes/rules.ts'
import { formsOfOwners } from '../../taxes/stateForms.sql.ts'
import { ofRequest, recordEvents } from '../request.ts'
import type { FullRequest } from '../request.sql.ts'
import { figuresOf, storedFigures, type Figures } from './figures.ts'
import { screenPayments } from '../../sanctions/screening.ts'
import { NOT_OPEN, paysRequest } from '../openAccount.ts'
import { paymentProblem } from '../paymentProblem.ts'

interface Frozen {
  request: FullRequest
  figures: Figures
}

/**
 * Freezes the figures of an approved request and sets it to Pending. A full amount first gets its interest to date, so
 * no money remains; nothing else is posted. The account must be locked. Returns null, or why the request can't be paid.
 */
export async function freeze(context: WriteContext, request: FullRequest): Promise<Problem | null> {
  await screenPayments(context, [request])
  const held = await paymentProblem(context.tx, request)
  if (held !== null) return held
  const [reason] = await freezeAll(context, [request])
  return reason ?? null
}

/**
 * Freezes many requests in a few statements; none may be held, and their accounts must be locked. Returns null for
 * each, or why it can't be paid: such a request stays unchanged, except for the interest of a full amount.
 */
export async function freezeAll(
  context: WriteContext,
  requests: readonly FullRequest[],
): Promise<Array<Problem | null>> {
  await creditInterestToDate(
    context,
    requests.filter(({ is_full_amount }) => is_full_amount).map(({ account_id }) => account_id),
  )
  const figures = await todaysFigures(context, requests)
  const frozen = requests.flatMap((request, place) => {
    const found = figures[place]
    return found && !isProblem(found) ? [{ request, figures: found }] : []
  })
  await store(context, frozen)
  return figures.map((found) => (isProblem(found) ? found : null))
}

/** Whether the account of each request pays it, also with a status in `also`. The accounts must be locked. */
export async function openAccounts(
  tx: WriteContext['tx'],
  requests: readonly FullRequest[],
  also: readonly number[] = [],
): Promise<(request: FullRequest) => boolean> {
  const accountIds = requests.map(({ account_id }) => account_id)
  const { rows } = await sql<{ account_id: number; status_id: number }>`
    select account_id, status_id from retirement_account where account_id = any(${accountIds}::int[])`.execute(tx)
  const statusOf = new Map(rows.map(({ account_id, status_id }) => [account_id, status_id]))
  return ({ payee_id, account_id }) => paysRequest(payee_id === null, statusOf.get(account_id) ?? 0, also)
}

async function todaysFigures(
  context: WriteContext,
  requests: readonly FullRequest[],
): Promise<Array<Figures | Problem>> {
  const { tx, services, today } = context
  const accountIds = requests.map(({ account_id }) => account_id)
  const balanceOf = await balancesOfAccounts(tx, accountIds)
  const isOpen = await openAccounts(tx, requests)
  const grown = await grownClaims(tx, requests)
  const rollovers = requests.filter(({ kind }) => kind === 'ROLLOVER').map(({ account_id }) => account_id)
  const yearOf = await ownersYears(tx, rollovers, Number(today.slice(0, 4)))
  const fee = services.config.distributionFeeCents
  const stateRules = stateRulesOf(services.config)
  const formsOf = await formsOfOwners(
    tx,
    requests.map(({ account_owner_id }) => account_owner_id),
  )
  return requests.map((request) => {
    if (grown.has(request.request_id)) return refusal(GROWN)
    if (!isOpen(request)) return refusal(NOT_OPEN)
    const eligibility = {
      balance: balanceOf(request.account_id),
      fee,
      isRoth: request.account_type === 'ROTH',
      dateOfBirth: request.date_of_birth,
      openedOn: request.setup_date,
      openMinimum: openMinimum(yearOf(request.account_id)),
      today,
      stateRules,
      stateForms: formsOf(request.account_owner_id),
    }
    // An earlier freeze replaced the figures of the request.
    const storedAt = request.frozen_at ?? request.date_requested
    const storedOn = { day: services.dateOf(storedAt), stateForms: formsOf(request.account_owner_id, storedAt) }
    return figuresOf(request, eligibility, storedOn)
  })
}

export const GROWN = 'Money came into the account after the whole balance was claimed. Please make a new claim.'

/** Claims of the whole balance on accounts that later received money other than interest, which nobody has claimed. */
export async function grownClaims(
  tx: WriteContext['tx'],
  requests: readonly FullRequest[],
): Promise<ReadonlySet<number>> {
  const claims = requests.filter(({ payee_id, is_full_amount }) => payee_id !== null && is_full_amount)
  if (claims.length === 0) return new Set()
  const { rows } = await sql<{ request_id: number }>`
    select request_id from distribution_request
    where request_id = any(${claims.map(({ request_id }) => request_id)}::int[])
      and came_in_after(account_id, claimed_after)`.execute(tx)
  return new Set(rows.map(({ request_id }) => request_id))
}

async function store(context: WriteContext, frozen: readonly Frozen[]): Promise<void> {
  if (frozen.length === 0) return
  const column = (of: (one: Frozen) => number | bigint) => frozen.map((one) => String(of(one)))
  await sql`
    update distribution_request r
    set distribution_type_id = x.type_id, amount_cents = x.amount, federal_cents = x.federal, state_cents = x.state,
      fee_cents = x.fee, status_id = ${REQUEST_STATUS.pending}, incomplete_reason = null, frozen_at = ${context.now},
      version = r.version + 1
    from unnest(${column(({ request }) => request.request_id)}::int[], ${column(({ figures }) => figures.typeId)}::int[],
      ${column(({ figures }) => figures.amount)}::bigint[], ${column(({ figures }) => figures.federal)}::bigint[],
      ${column(({ figures }) => figures.state)}::bigint[], ${column(({ figures }) => figures.fee)}::bigint[]
    ) as x (request_id, type_id, amount, federal, state, fee)
    where r.request_id = x.request_id`.execute(context.tx)
  await recordEvents(
    context,
    frozen.map(({ request }) => request.request_id),
    'FROZEN',
  )
  await context.audit(
    ...frozen.map(({ request, figures }) => ({
      action: 'request.freeze',
      ...ofRequest(request),
      before: { statusId: request.status_id, ...storedFigures(request) },
      after: { statusId: REQUEST_STATUS.pending, ...figures },
    })),
  )
}
