import { sql } from 'kysely'
import { MOST_IN_PACK, type DecidedRow } from '../../../contract/compliance.ts'
import { DOCUMENT_TYPE, DOCUMENT_TYPE_NAME } from '../../../contract/documentType.ts'
import { changesBetween, withoutKeys } from '../../audit/changes.ts'
import { cleanFileName } from '../../documents/fileName.ts'
import { verifyRows } from '../../integrity/auditChain.ts'
import { csvForPeople, type Cell } from '../../platform/csv.ts'
import type { Services } from '../../platform/context/services.ts'
import type { Db } from '../../platform/db/connect.ts'
import { decisions, decisionView, type DecidedFilter } from '../decisions.sql.ts'

const TYPES = new Map(
  Object.entries(DOCUMENT_TYPE).map(([key, id]) => [
    id as number,
    DOCUMENT_TYPE_NAME[key as keyof typeof DOCUMENT_TYPE],
  ]),
)
const utc = (moment: Date | string) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ')

/** The decisions of a pack, oldest first; one more than the limit if there are too many. */
export async function decisionsOf(db: Db, filter: DecidedFilter, timeZone: string): Promise<DecidedRow[]> {
  const rows = await decisions(db, filter, timeZone)
    .orderBy('d.decided_at')
    .orderBy('d.decision_id')
    .limit(MOST_IN_PACK + 1)
    .execute()
  return rows.map(decisionView)
}

export function decisionsCsv(rows: readonly DecidedRow[]): string {
  return csvForPeople(
    [
      'Decision ID',
      'Account ID',
      'Owner ID',
      'First Name',
      'Last Name',
      'Decision',
      'Reason',
      'Decided By',
      'Decided (UTC)',
    ],
    rows.map((row) => [
      String(row.id),
      String(row.accountId),
      String(row.accountOwnerId),
      row.firstName,
      row.lastName,
      row.decision,
      row.reason,
      row.decidedBy,
      utc(row.decidedAt),
    ]),
  )
}

export function evidenceCsv(rows: readonly DecidedRow[]): string {
  return csvForPeople(
    ['Decision ID', 'Account ID', 'Finding', 'Rule', 'Given', 'Result'],
    rows.flatMap(({ id, accountId, findings }) =>
      findings.map(({ title, rule, datum, comparedWith }) => [
        String(id),
        String(accountId),
        title,
        rule,
        datum,
        comparedWith,
      ]),
    ),
  )
}

/** The audit rows about the decided accounts, each with its link in the audit hash chain. */
export async function auditOf({ pii }: Services, db: Db, rows: readonly DecidedRow[]) {
  const owners = [...new Set(rows.map(({ accountOwnerId }) => accountOwnerId))]
  const accounts = [...new Set(rows.map(({ accountId }) => String(accountId)))]
  const found = await db
    .selectFrom('audit as a')
    .leftJoin('portal_user as u', 'u.user_id', 'a.user_id')
    .select(['a.audit_id', 'a.at', 'a.role_id', 'a.action', 'a.entity_id', 'a.before', 'a.after', 'u.email'])
    .where(sql<boolean>`a.account_owner_id = any(${owners}::int[])`)
    .where('a.entity', '=', 'retirement_account')
    .where(sql<boolean>`a.entity_id = any(${accounts}::text[])`)
    .orderBy('a.audit_id')
    .execute()
  const links = await verifyRows(
    { db, pii },
    found.map(({ audit_id }) => audit_id),
  )
  const lines = found.map((row): Cell[] => {
    const link = links.get(row.audit_id)
    const changes = changesBetween(row.before, row.after).map(
      ({ name, before, after }) => `${name}: ${before ?? ''} > ${after ?? ''}`,
    )
    return [
      String(row.audit_id),
      utc(row.at),
      row.email,
      row.role_id === null ? null : String(row.role_id),
      row.action,
      row.entity_id && withoutKeys(row.entity_id),
      changes.join('; '),
      link ? String(link.position) : null,
      link?.hash ?? null,
      link ? (link.fits ? 'FITS' : 'CHANGED') : 'NOT LINKED YET',
    ]
  })
  const header = [
    'Entry ID',
    'Date (UTC)',
    'Who',
    'Role ID',
    'Action',
    'Account ID',
    'Before > After',
    'Position',
    'Link',
    'Check',
  ]
  const newest = [...links.values()].filter(({ fits }) => fits).toSorted((a, b) => Number(b.position - a.position))[0]
  return {
    newest: newest && `${newest.position}:${newest.hash}`,
    rows: found.length,
    fitting: [...links.values()].filter(({ fits }) => fits).length,
    csv: csvForPeople(header, lines),
  }
}

/** The clean documents of the decided accounts' owners. */
export async function documentsOf(db: Db, rows: readonly DecidedRow[]) {
  const owners = [...new Set(rows.map(({ accountOwnerId }) => accountOwnerId))]
  const found = await db
    .selectFrom('attachment')
    .select(['attachment_id', 'guid', 'account_owner_id', 'attachment_type_id', 'file_name', 'sha256', 'created_at'])
    .where(sql<boolean>`account_owner_id = any(${owners}::int[])`)
    .where('scan_state', '=', 'CLEAN')
    .orderBy('attachment_id')
    .execute()
  return found.map((row) => ({
    ...row,
    path: `documents/${row.account_owner_id}/${row.attachment_id}-${cleanFileName(row.file_name)}`,
  }))
}

export function documentsCsv(documents: Awaited<ReturnType<typeof documentsOf>>): string {
  return csvForPeople(
    ['Owner ID', 'Type', 'Name', 'Date (UTC)', 'SHA-256', 'File'],
    documents.map((row) => [
      String(row.account_owner_id),
      TYPES.get(row.attachment_type_id) ?? 'Unknown',
      row.file_name,
      utc(row.created_at),
      row.sha256,
      row.path,
    ]),
  )
}
