import { sql } from 'kysely'
import type { EventKind } from '../../../contract/requests.ts'
import type { RequestAround } from '../../../contract/staffRequests.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fromCents } from '../../platform/money.ts'
import { requestNumber } from '../request.ts'
import type { FullRequest, RequestRow } from '../request.sql.ts'

/** Number of notes and of other requests shown next to a request. */
const MOST_SHOWN = 3

/** Times are ISO text, because JSON has no dates. */
interface Found {
  steps: { kind: EventKind; at: string; by: string | null; note: string | null }[]
  notes: { noteId: number; title: string; text: string; at: string; by: string }[]
  others: (Pick<RequestRow, 'request_id' | 'kind' | 'status_id'> & { date_requested: string; cents: number })[]
  link: { sent: string; expires: string } | null
}

export type RequestContext = Pick<
  RequestAround,
  'history' | 'ownerNotes' | 'otherRequests' | 'signingLinkSentAt' | 'signingLinkExpiresAt'
>

/**
 * Reads in one statement: the steps of a request with their authors (the employee's name or the owner's), the latest
 * notes about the owner, pinned ones first, the owner's latest other requests, and the link to sign that was last sent.
 */
export async function requestContext(db: Db, request: FullRequest): Promise<RequestContext> {
  const { request_id, account_owner_id } = request
  const { rows } = await sql<Found>`select
    (select coalesce(json_agg(s order by s.event_id), '[]') from (
      select e.event_id, e.kind, e.at, e.note, coalesce(p.name, o.first_name || ' ' || o.last_name, u.email) as by
      from request_event e
      left join portal_user u on u.user_id = e.user_id
      left join person p on p.person_id = u.person_id
      left join account_owner o on o.account_owner_id = u.account_owner_id
      where e.request_id = ${request_id} and e.kind <> 'FROZEN') s) as steps,
    (select coalesce(json_agg(n order by n.is_pinned desc, n.at desc, n."noteId" desc), '[]') from (
      select n.note_id as "noteId", n.title, n.note_text as text, n.last_modified as at, n.is_pinned, u.email as by
      from note n join portal_user u on u.user_id = n.user_id
      where n.account_owner_id = ${account_owner_id}
      order by n.is_pinned::integer desc, n.last_modified desc, n.note_id desc limit ${MOST_SHOWN}) n) as notes,
    (select coalesce(json_agg(r order by r.request_id desc), '[]') from (
      select r.request_id, r.kind, r.status_id, r.date_requested, r.amount_cents as cents
      from distribution_request r join retirement_account a on a.account_id = r.account_id
      where a.account_owner_id = ${account_owner_id} and r.request_id <> ${request_id}
      order by r.request_id desc limit ${MOST_SHOWN}) r) as others,
    (select json_build_object('sent', e.created_at, 'expires', e.expires_at)
      from envelope e
      where e.request_id = ${request_id} and e.signed_at is null and e.superseded_at is null
      order by e.created_at desc limit 1) as link`.execute(db)
  const [found] = rows
  return {
    history: (found?.steps ?? []).map(({ kind, at, by, note }) => ({ kind, at: moment(at), by, note })),
    ownerNotes: (found?.notes ?? []).map(({ noteId, title, text, at, by }) => ({
      noteId,
      title,
      text,
      at: moment(at),
      by,
    })),
    otherRequests: (found?.others ?? []).map((other) => ({
      requestId: other.request_id,
      number: requestNumber({ ...other, date_requested: new Date(other.date_requested) }),
      amount: fromCents(BigInt(other.cents)),
      statusId: other.status_id,
      dateRequested: moment(other.date_requested),
    })),
    signingLinkSentAt: found?.link ? moment(found.link.sent) : null,
    signingLinkExpiresAt: found?.link ? moment(found.link.expires) : null,
  }
}

const moment = (text: string) => new Date(text).toISOString()
