import { sql } from 'kysely'
import type { EventKind } from '../../../contract/requests.ts'
import type { RequestAround } from '../../../contract/staffRequests.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fromCents } from '../../platform/money.ts'
import { isProblem } from '../../platform/problem.ts'
import { evidenceOfRequest } from '../evidence/evidence.sql.ts'
import { evidenceSteps } from '../evidence/evidenceSteps.ts'
import { acceptedKinds } from '../evidence/acceptedKinds.ts'
import type { FullRequest } from '../request.sql.ts'
import { isCorrectable, type Circumstances } from '../requestState.ts'
import { redepositOf } from '../settlement/redeposit.ts'
import { lastChangeOf } from './lastChange.ts'
import { circumstancesIn, type Around } from './request.views.ts'

/** The details of a request for staff. Money in dollars. `known` was read by the caller. */
export async function requestAround(
  db: Db,
  request: FullRequest,
  known: Pick<Around, 'circumstances' | 'visitors' | 'today' | 'notes'>,
): Promise<Omit<RequestAround, 'expectedFrom' | 'expectedTo'>> {
  const balance = await balanceOfAccount(db, request.account_id)
  const { money } = circumstancesIn(known, request)
  const isToPay = money === 'NEVER_PAID' && isCorrectable(request.status_id, money)
  const after = request.is_full_amount ? 0n : balance - request.amount_cents
  const visitors = known.visitors.get(request.request_id) ?? []
  const last = await lastChangeOf(db, request)
  const evidence = request.evidence_of === null ? [] : await evidenceOfRequest(db, request.request_id)
  return {
    list: request.staff_list,
    residenceState: request.residence_state,
    withholdingNotice: request.withholding_notice,
    bankName: request.is_check ? null : request.bank_name,
    balance: fromCents(balance),
    balanceAfter: isToPay ? fromCents(after) : null,
    history: withEvidence(await historyOf(db, request.request_id), evidence),
    visitors: visitors.map(({ name, since }) => ({ name, since: since.toISOString() })),
    evidence,
    evidenceKinds: await acceptedKinds(db, request),
    redeposit: await redepositShown(db, request, circumstancesIn(known, request), known.today),
    dataNotes: [...(known.notes.get(request.request_id) ?? [])],
    lastChange: last && { at: last.at.toISOString(), by: last.by },
  }
}

async function redepositShown(
  db: Db,
  request: FullRequest,
  circumstances: Circumstances,
  today: string,
): Promise<RequestAround['redeposit']> {
  const found = await redepositOf(db, request, circumstances, today)
  return isProblem(found)
    ? null
    : { amount: fromCents(found.cents), isLate: found.kind === 'LATE', taxYear: found.year }
}

interface Step {
  kind: EventKind
  at: Date
  by: string | null
  note: string | null
}

/** The steps of a request with their authors: the employee's name, or the owner's. */
async function historyOf(db: Db, requestId: number): Promise<RequestAround['history']> {
  const { rows } = await sql<Step>`
    select e.kind, e.at, e.note, coalesce(p.name, o.first_name || ' ' || o.last_name, u.email) as by
    from request_event e
    left join portal_user u on u.user_id = e.user_id
    left join person p on p.person_id = u.person_id
    left join account_owner o on o.account_owner_id = u.account_owner_id
    where e.request_id = ${requestId} and e.kind <> 'FROZEN'
    order by e.event_id`.execute(db)
  return rows.map(({ kind, at, by, note }) => ({ kind, at: at.toISOString(), by, note }))
}

/** The steps merged with those of the evidence, in order of time. */
function withEvidence(steps: RequestAround['history'], evidence: RequestAround['evidence']): RequestAround['history'] {
  return [...steps, ...evidenceSteps(evidence)].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
