import { sql } from 'kysely'
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../contract/evidence.ts'
import type { Evidence } from '../../../contract/evidence.ts'
import { usDate } from '../../platform/calendar/usDate.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'

interface Row {
  request_evidence_id: number
  kind: EvidenceKind
  documented_on: string
  guid: string
  file_name: string
  warning: string | null
  scan_state: string
  added_by: string | null
  added_at: Date
  outcome: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN' | null
  is_newest: boolean
  decided_by: string | null
  decided_at: Date | null
  note: string | null
  approval_id: number | null
}

/** All evidence of a request, newest first, with its submitter and its decision. */
export async function evidenceOfRequest(db: Db | Tx, requestId: number): Promise<Evidence[]> {
  const { rows } = await sql<Row>`
    select e.request_evidence_id, e.kind, e.documented_on, f.guid, f.file_name, f.warning, f.scan_state, e.added_at,
      d.outcome, d.decided_at, done.decision_note as note, waits.approval_id,
      coalesce(adder.name, adding.email) as added_by, coalesce(decider.name, deciding.email) as decided_by,
      row_number() over (order by e.request_evidence_id desc) = 1 as is_newest
    from request_evidence e
    join attachment f on f.attachment_id = e.attachment_id
    join portal_user adding on adding.user_id = e.added_by
    left join person adder on adder.person_id = adding.person_id
    left join request_evidence_decision d on d.request_evidence_id = e.request_evidence_id
    left join approval done on done.approval_id = d.approval_id
    left join portal_user deciding on deciding.user_id = d.decided_by
    left join person decider on decider.person_id = deciding.person_id
    left join approval waits on waits.subject_entity = 'distribution_request'
      and waits.subject_id = e.request_id::text and waits.effect = 'request-evidence' and waits.status = 'WAITING'
      and (waits.payload ->> 'evidenceId')::int = e.request_evidence_id
    where e.request_id = ${requestId}
    order by e.request_evidence_id desc`.execute(db)
  return rows.map((row) => ({
    id: row.request_evidence_id,
    kind: row.kind,
    documentedOn: row.documented_on,
    guid: row.guid,
    fileName: row.file_name,
    warning: row.warning,
    isReadable: row.scan_state === 'CLEAN',
    addedBy: row.added_by,
    addedAt: row.added_at.toISOString(),
    outcome: row.outcome ?? (row.is_newest ? null : 'REPLACED'),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
    approvalId: row.approval_id,
  }))
}

/** The newest evidence of a request with its file; undefined if there is none. */
export function newestEvidence(db: Db | Tx, requestId: number) {
  return db
    .selectFrom('request_evidence as e')
    .innerJoin('attachment as f', 'f.attachment_id', 'e.attachment_id')
    .select(['e.request_evidence_id', 'e.kind', 'e.documented_on', 'f.scan_state', 'f.file_name'])
    .where('e.request_id', '=', requestId)
    .orderBy('e.request_evidence_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** "Physician's statement, dated 03/01/2026". */
export function evidenceText({ kind, documented_on }: { kind: EvidenceKind; documented_on: string }): string {
  return `${EVIDENCE_KINDS[kind].name}, dated ${usDate(documented_on)}`
}
