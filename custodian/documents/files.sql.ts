import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { holds } from '../platform/db/contains.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { nameBegins } from '../owners/nameBegins.ts'

export type NewFile = {
  /** The owner of the file; null for the custodian's own files, such as plan files and reports. */
  ownerId: number | null
  accountId?: number | null
  requestId?: number | null
  typeId: number
  inUploadCenter?: boolean
  fileName: string
  contentType: string
  content: Buffer
  sha256: string
  scanState?: 'CLEAN' | 'QUARANTINED'
  /** A warning shown to staff before they open the file. */
  warning?: string | null
  /** True if the file concerns a person other than the owner of the folder; the owner never sees it. */
  isForStaff?: boolean
  createdBy: number | null
  now: Date
}

interface StoredFile {
  attachmentId: number
  guid: string
}

/** Stores a file, its row and its encrypted bytes, in one transaction. The guid is 128 random bits. */
export async function storeFile(tx: Tx, pii: Pii, file: NewFile): Promise<StoredFile> {
  const [stored] = await storeFiles(tx, pii, [file])
  if (!stored) throw new Error('the database kept nothing')
  return stored
}

/** Stores a few hundred files at most, because their bytes are all in memory. */
export async function storeFiles(tx: Tx, pii: Pii, files: readonly NewFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return []
  const named = files.map((file) => ({ ...file, guid: randomBytes(16).toString('hex') }))
  const rows = await tx
    .insertInto('attachment')
    .values(
      named.map((file) => ({
        guid: file.guid,
        account_owner_id: file.ownerId,
        account_id: file.accountId ?? null,
        request_id: file.requestId ?? null,
        attachment_type_id: file.typeId,
        in_upload_center: file.inUploadCenter ?? false,
        file_name: file.fileName,
        content_type: file.contentType,
        size_bytes: file.content.length,
        sha256: file.sha256,
        scan_state: file.scanState ?? 'CLEAN',
        warning: file.warning ?? null,
        is_for_staff: file.isForStaff ?? false,
        created_by: file.createdBy,
        created_at: file.now,
      })),
    )
    .returning(['attachment_id', 'guid'])
    .execute()
  const idOf = new Map(rows.map(({ guid, attachment_id }) => [guid, attachment_id]))
  const stored = named.map(({ guid }) => ({ guid, attachmentId: idOf.get(guid) ?? 0 }))
  await tx
    .insertInto('attachment_content')
    .values(
      named.map(({ guid, content }) => ({
        attachment_id: idOf.get(guid) ?? 0,
        content: pii.sealBytes(content, fileAssociatedData(guid)),
      })),
    )
    .execute()
  return stored
}

/** Associated data for encrypting the bytes of a file. */
export const fileAssociatedData = (guid: string) => `attachment:${guid}`

/** The bytes of a stored file. */
export function contentOf(pii: Pii, file: { guid: string; content: Uint8Array }): Buffer {
  return pii.openBytes(file.content, fileAssociatedData(file.guid))
}

/** The encrypted bytes and the name of a clean file; undefined for an unknown guid and for a quarantined file. */
export function fileByGuid(db: Db | Tx, guid: string) {
  return db
    .selectFrom('attachment')
    .innerJoin('attachment_content', 'attachment_content.attachment_id', 'attachment.attachment_id')
    .select([
      'attachment.attachment_id',
      'guid',
      'account_owner_id',
      'file_name',
      'content_type',
      'content',
      'is_for_staff',
    ])
    .where('guid', '=', guid)
    .where('scan_state', '=', 'CLEAN')
    .executeTakeFirst()
}

export const DOCUMENT_SORTS = {
  modified: [sortBy('a.created_at', 'timestamptz'), sortBy('a.attachment_id', 'int')],
  fileName: [sortBy('a.file_name', 'text'), sortBy('a.attachment_id', 'int')],
} as const satisfies Sorts

/**
 * The document list of an owner. An unsigned document is listed while it can be signed; afterwards the signed one
 * replaces it. Unlisted files stay stored and can be opened by guid.
 */
export function documentsOfOwner(
  db: Db,
  ownerId: number,
  now: Date,
  by: {
    guid?: string | undefined
    find?: string | undefined
    attachmentTypeId?: number | undefined
    year?: number | undefined
    forStaff: boolean
    /** Defines in which year a document was stored. */
    timeZone: string
  },
) {
  let rows = db
    .selectFrom('attachment as a')
    .leftJoin('envelope as e', 'e.attachment_id', 'a.attachment_id')
    .select(['a.attachment_id', 'a.guid', 'a.file_name', 'a.attachment_type_id', 'a.created_at'])
    .where('a.account_owner_id', '=', ownerId)
    .where('a.scan_state', '=', 'CLEAN')
    .where((eb) =>
      eb.or([
        eb('e.attachment_id', 'is', null),
        eb.and([eb('e.signed_at', 'is', null), eb('e.superseded_at', 'is', null), eb('e.expires_at', '>', now)]),
      ]),
    )
  if (!by.forStaff) rows = rows.where('a.is_for_staff', '=', false)
  if (by.guid !== undefined) rows = rows.where('a.guid', '=', by.guid)
  // Searches names only within the documents of one owner, so no index is needed.
  if (by.find) rows = rows.where(holds('a.file_name', by.find))
  if (by.attachmentTypeId !== undefined) rows = rows.where('a.attachment_type_id', '=', by.attachmentTypeId)
  // A December statement is created in January.
  if (by.year !== undefined)
    rows = rows.where(
      sql<number>`extract(year from coalesce(
        (select s.period_end from statement s where s.attachment_id = a.attachment_id), a.created_at at time zone ${by.timeZone}))`,
      '=',
      by.year,
    )
  return rows
}

const uploads = (db: Db | Tx) =>
  db
    .selectFrom('attachment')
    .select(['attachment_id', 'guid', 'file_name', 'created_at', 'date_processed', 'warning'])
    .select(['account_owner_id', 'account_id'])
    // The conditions are literals, so PostgreSQL uses the partial indexes of waiting files.
    .where('in_upload_center', '=', sql.lit(true))
    .where('scan_state', '=', sql.lit('CLEAN' as const))

/** Uploads by the owner, and by staff for the owner. */
export function uploadsOfOwner(db: Db, ownerId: number, by: { attachmentId: number | undefined; forStaff: boolean }) {
  let rows = uploads(db).where('account_owner_id', '=', ownerId)
  if (!by.forStaff) rows = rows.where('is_for_staff', '=', false)
  return by.attachmentId === undefined ? rows : rows.where('attachment_id', '=', by.attachmentId)
}

interface Narrowed {
  attachmentId?: number | undefined
  isDone?: 'true' | undefined
  find?: string | undefined
}

/** Files that wait for staff, or that staff have processed. */
export function uploadCenter(db: Db, by: Narrowed) {
  let rows = uploads(db).where('date_processed', by.isDone ? 'is not' : 'is', null)
  if (by.attachmentId !== undefined) rows = rows.where('attachment_id', '=', by.attachmentId)
  if (by.find) rows = rows.where(nameBegins('owner_name_key', by.find))
  return rows
}

export const UPLOAD_SORTS = {
  uploaded: [sortBy('created_at', 'timestamptz'), sortBy('attachment_id', 'int')],
  fileName: [sortBy('file_name', 'text'), sortBy('attachment_id', 'int')],
  name: [sortBy('owner_name_key', 'text'), sortBy('attachment_id', 'int')],
} as const satisfies Sorts

/** Reads the account numbers of all these files in one statement. */
export async function accountsOf(db: Db | Tx, files: readonly { account_id: number | null }[]) {
  const ids = files.map(({ account_id }) => account_id)
  const rows = await db
    .selectFrom('retirement_account')
    .select(['account_id', 'plan_account_number'])
    .where(sql<boolean>`account_id = any(${ids}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.plan_account_number]))
}

/** Reads the names of the senders of all these files in one statement. */
export async function sendersOf(db: Db | Tx, files: readonly { account_owner_id: number | null }[]) {
  const ids = files.map(({ account_owner_id }) => account_owner_id)
  const rows = await db
    .selectFrom('account_owner')
    .select(['account_owner_id', 'first_name', 'last_name'])
    .where(sql<boolean>`account_owner_id = any(${ids}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.account_owner_id, row]))
}

export function uploadById(db: Db | Tx, attachmentId: number) {
  return uploads(db).where('attachment_id', '=', attachmentId).executeTakeFirst()
}

/** Marks a file as processed. Returns true only to the caller that changed it. */
export async function markProcessed(tx: Tx, attachmentId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('attachment')
    .set({ date_processed: now })
    .where('attachment_id', '=', attachmentId)
    .where('in_upload_center', '=', true)
    .where('date_processed', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a file as waiting again. Returns true only to the caller that changed it. */
export async function markWaiting(tx: Tx, attachmentId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('attachment')
    .set({ date_processed: null })
    .where('attachment_id', '=', attachmentId)
    .where('in_upload_center', '=', true)
    .where('date_processed', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The number and total bytes of an owner's uploads, and the number that this user sent since a time. */
export async function uploadedSoFar(tx: Tx, of: { ownerId: number; userId: number; since: Date }) {
  const { rows } = await sql<{ files: number; bytes: bigint; recent: number }>`
    select count(*)::int as files, coalesce(sum(size_bytes), 0)::bigint as bytes,
      (count(*) filter (where created_by = ${of.userId} and created_at > ${of.since}))::int as recent
    from attachment where account_owner_id = ${of.ownerId} and attachment_type_id = ${DOCUMENT_TYPE.generalUpload}`.execute(
    tx,
  )
  return rows[0] ?? { files: 0, bytes: 0n, recent: 0 }
}

/** Quarantined files, those above `after` first, then the others, by their numbers. */
export function quarantined(db: Db, { after, most }: { after: number; most: number }) {
  return (
    db
      .selectFrom('attachment')
      .innerJoin('attachment_content', 'attachment_content.attachment_id', 'attachment.attachment_id')
      // The sender, if the owner uploaded the file.
      .leftJoin('portal_user as u', (join) =>
        join
          .onRef('u.user_id', '=', 'attachment.created_by')
          .onRef('u.account_owner_id', '=', 'attachment.account_owner_id'),
      )
      .select(['attachment.attachment_id', 'guid', 'attachment.account_owner_id', 'file_name', 'content'])
      .select('u.user_id as sender')
      // A literal, so PostgreSQL uses the partial index.
      .where('scan_state', '=', sql.lit('QUARANTINED' as const))
      .orderBy(sql`attachment.attachment_id <= ${after}::int`)
      .orderBy('attachment.attachment_id')
      .limit(most)
      .execute()
  )
}

/** Sets the result of a quarantined file. Returns true only to the caller that changed it. */
export async function setScanState(tx: Tx, attachmentId: number, state: 'CLEAN' | 'INFECTED'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('attachment')
    .set({ scan_state: state })
    .where('attachment_id', '=', attachmentId)
    .where('scan_state', '=', 'QUARANTINED')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
