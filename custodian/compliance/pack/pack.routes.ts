import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { downloadCompliancePack, MOST_IN_PACK } from '../../../contract/compliance.ts'
import { contentOf, fileByGuid } from '../../documents/files.sql.ts'
import { releaseProblem } from '../../exports/fileRelease.ts'
import { sealNewest } from '../../integrity/auditChain.ts'
import { about } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Principal } from '../../platform/context/principal.ts'
import type { CallContext } from '../../platform/context/callContext.ts'
import { openDownloadSnapshot } from '../../platform/http/downloadSnapshot.ts'
import { refuse, refuseIf } from '../../platform/http/errors.ts'
import { Answer, type Serving } from '../../platform/http/serve.ts'
import { PACKS, uncount } from '../../platform/http/throttle.ts'
import type { DecidedFilter } from '../decisions.sql.ts'
import { auditOf, decisionsCsv, decisionsOf, documentsCsv, documentsOf, evidenceCsv } from './packData.ts'
import { packAsExport } from './packRelease.ts'
import { readmeOf, VERIFY_PROGRAM } from './reader.ts'
import { zipStream, type PackFile } from './zipStream.ts'

/** Time limit for the whole transfer, enough for the documents of a hundred owners over a slow connection. */
const SENDS_FOR_MS = 15 * 60_000
const SUMS = 'SHA256SUMS'

/** The compliance pack: an examiner's copy of review decisions. */
export function packRoutes({ serve, services }: Serving): void {
  serve(
    downloadCompliancePack,
    async ({ call, query, noteReadOf }) => {
      const { userId } = call.principal
      let close = () => {}
      try {
        // Links new audit rows first, so that the newest decisions have their chain links in the pack.
        await sealNewest(services)
        const snapshot = await openDownloadSnapshot(services.database)
        close = () => snapshot.close()
        const pack = await gather(call, snapshot.db, query)
        refuseIf(409, await call.write((context) => releaseProblem(context, userId, packAsExport(query), rowsOf(pack))))
        await noteReadOf(pack.decisions.map(({ accountOwnerId }) => accountOwnerId))
        const packId = await noteAsked(call, query, pack)
        const body = Readable.from(archive(call, snapshot.db, packId, pack), { objectMode: false })
        body.once('close', close)
        const name = `review-${query.from ?? 'start'}-to-${query.to ?? call.today}.zip`
        return new Answer(body, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
        })
      } catch (error) {
        close()
        // The limit counts packs, and none was made.
        await uncount(services.db, PACKS, String(userId))
        throw error
      }
    },
    { limit: PACKS, sendsFor: SENDS_FOR_MS },
  )

  type Pack = Awaited<ReturnType<typeof gather>>

  /** Number of rows about people in all files of the pack. */
  function rowsOf({ decisions, audit, documents }: Pack): number {
    const evidence = decisions.reduce((sum, { findings }) => sum + findings.length, 0)
    return decisions.length + evidence + audit.rows + documents.length
  }

  async function gather(call: CallContext<Principal>, db: Db, filter: DecidedFilter) {
    const decisions = await decisionsOf(db, filter, services.config.businessTimeZone)
    if (decisions.length === 0) throw refuse(409, 'Nothing was decided on these days.')
    if (decisions.length > MOST_IN_PACK)
      throw refuse(409, `A pack holds at most ${MOST_IN_PACK} decisions. Please choose fewer days.`)
    const [audit, documents] = [await auditOf(services, db, decisions), await documentsOf(db, decisions)]
    const readme = readmeOf({
      made: call.now.toISOString().slice(0, 19).replace('T', ' '),
      by: await emailOf(db, call.principal.userId),
      days: `${filter.from ?? 'the first one'} to ${filter.to ?? call.today}`,
      decisions: decisions.length,
      audit: audit.rows,
      fitting: audit.fitting,
      head: audit.newest ?? 'none',
    })
    return { decisions, audit, documents, readme }
  }

  /** Sends the files one by one, the checksums last; the audit row contains the hash of the checksums. */
  async function* archive(call: CallContext<Principal>, db: Db, packId: string, pack: Pack) {
    const sums: string[] = []
    const files = async function* (): AsyncGenerator<PackFile> {
      const text = (name: string, content: string) => ({ name, content: () => Buffer.from(content) })
      yield text('README.txt', pack.readme)
      yield text('decisions.csv', decisionsCsv(pack.decisions))
      yield text('evidence.csv', evidenceCsv(pack.decisions))
      yield text('audit.csv', pack.audit.csv)
      yield text('documents.csv', documentsCsv(pack.documents))
      for (const { path, guid } of pack.documents) yield { name: path, content: () => documentOf(db, guid) }
      yield text('verify.mjs', VERIFY_PROGRAM)
      yield text(SUMS, sums.join(''))
    }
    let sent = ''
    yield* zipStream(files(), (name, content) => {
      const digest = createHash('sha256').update(content).digest('hex')
      if (name === SUMS) sent = digest
      else sums.push(`${digest}  ${name}\n`)
    })
    await call.write(({ audit }) =>
      audit({ action: 'compliance.pack-sent', entity: 'compliance_pack', entityId: packId, after: { checksum: sent } }),
    )
  }

  async function documentOf(db: Db, guid: string): Promise<Buffer> {
    const file = await fileByGuid(db, guid)
    if (!file) throw new Error('a document of a pack is gone')
    return contentOf(services.pii, file)
  }
}

/** Audits the request for the pack, and the opening of every document in it. */
function noteAsked(
  call: CallContext<Principal>,
  filter: DecidedFilter,
  {
    decisions,
    audit: rows,
    documents,
  }: {
    decisions: readonly object[]
    audit: { rows: number }
    documents: readonly { attachment_id: number; account_owner_id: number | null }[]
  },
): Promise<string> {
  const packId = `${call.principal.userId}-${call.now.getTime()}`
  return call.write(async ({ audit }) => {
    const after = { ...filter, decisions: decisions.length, auditRows: rows.rows, documents: documents.length }
    await audit(
      { action: 'compliance.pack', entity: 'compliance_pack', entityId: packId, after },
      ...documents.map((file) => ({
        action: 'attachment.download',
        ...about('attachment', file.attachment_id, file.account_owner_id),
      })),
    )
    return packId
  })
}

async function emailOf(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('portal_user').select('email').where('user_id', '=', userId).executeTakeFirst()
  return row?.email ?? ''
}
