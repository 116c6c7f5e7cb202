import type { RequestAround } from '../../../contract/staffRequests.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fromCents } from '../../platform/money.ts'
import { isProblem } from '../../platform/problem.ts'
import { evidenceOfRequest } from '../evidence/evidence.sql.ts'
import { evidenceSteps } from '../evidence/evidenceSteps.ts'
import { acceptedKinds } from '../evidence/acceptedKinds.ts'
import type { FullRequest } from '../request.sql.ts'
import { isCorrectable } from '../requestState.ts'
import { estateName } from '../estatePayee.ts'
import { movesReturnedMoney } from '../settlement/openApprovals.ts'
import { forEstate } from '../settlement/payEstate.ts'
import { redepositOf } from '../settlement/redeposit.ts'
import { lastChangeOf } from './lastChange.ts'
import { circumstancesIn, type Around } from './request.views.ts'
import { requestContext } from './requestContext.sql.ts'

/** The details of a request for staff. Money in dollars. The caller has already read `known`. */
export async function requestAround(
  db: Db,
  request: FullRequest,
  known: Pick<Around, 'circumstances' | 'visitors' | 'today' | 'notes' | 'waiting'>,
): Promise<Omit<RequestAround, 'expectedFrom' | 'expectedTo'>> {
  const balance = await balanceOfAccount(db, request.account_id)
  const { money } = circumstancesIn(known, request)
  const isToPay = money === 'NEVER_PAID' && isCorrectable(request.status_id, money)
  const after = request.is_full_amount ? 0n : balance - request.amount_cents
  const visitors = known.visitors.get(request.request_id) ?? []
  const last = await lastChangeOf(db, request)
  const { history, ...context } = await requestContext(db, request)
  const evidence = request.evidence_of === null ? [] : await evidenceOfRequest(db, request.request_id)
  return {
    list: request.staff_list,
    residenceState: request.residence_state,
    withholdingNotice: request.withholding_notice,
    bankName: request.is_check ? null : request.bank_name,
    balance: fromCents(balance),
    balanceAfter: isToPay ? fromCents(after) : null,
    history: withEvidence(history, evidence),
    visitors: visitors.map(({ name, since }) => ({ name, since: since.toISOString() })),
    evidence,
    evidenceKinds: await acceptedKinds(db, request),
    redeposit: isBeingDecided(request, known) ? null : await redepositShown(db, request, known),
    estate: isBeingDecided(request, known) ? null : await estateShown(db, request, known),
    dataNotes: [...(known.notes.get(request.request_id) ?? [])],
    ...context,
    lastChange: last && { at: last.at.toISOString(), by: last.by },
  }
}

/** Whether a second person must decide first about the money of a returned payment. */
function isBeingDecided(request: FullRequest, known: Pick<Around, 'waiting'>): boolean {
  return movesReturnedMoney(known.waiting.get(request.request_id) ?? [])
}

async function redepositShown(
  db: Db,
  request: FullRequest,
  known: Pick<Around, 'circumstances' | 'today'>,
): Promise<RequestAround['redeposit']> {
  const circumstances = circumstancesIn(known, request)
  const found = await redepositOf(db, request, circumstances, known.today)
  if (isProblem(found)) return null
  return {
    amount: fromCents(found.cents),
    isLate: found.kind === 'LATE',
    taxYear: found.year,
    mayPayAgain: !circumstances.isBarredByDeath,
  }
}

async function estateShown(
  db: Db,
  request: FullRequest,
  known: Pick<Around, 'circumstances'>,
): Promise<RequestAround['estate']> {
  const found = await forEstate(db, request, circumstancesIn(known, request))
  if (isProblem(found)) return null
  return { amount: fromCents(found.cents), payableTo: estateName(request), taxYear: found.year }
}

/** The request's steps merged with its evidence steps, in order of time. */
function withEvidence(steps: RequestAround['history'], evidence: RequestAround['evidence']): RequestAround['history'] {
  return [...steps, ...evidenceSteps(evidence)].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
