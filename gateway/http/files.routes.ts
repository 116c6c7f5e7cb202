import { create as contentDisposition, parse as parseDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Denials } from '../execution/denials.ts'
import type { Caller, Owner } from '../graphql/context.ts'
import { idOfText } from '../graphql/enums.ts'
import { getAccountBookFile } from '../../contract/accounting.ts'
import { downloadCompliancePack } from '../../contract/compliance.ts'
import { getAttachment, getBlankRolloverForm, getDocument } from '../../contract/documents.ts'
import { downloadExport } from '../../contract/exports.ts'
import { getJobFile } from '../../contract/jobs.ts'
import { getPlanFileCorrections } from '../../contract/planUploads.ts'
import { getReceipt } from '../../contract/requests.ts'
import { getEnvelopeDocument } from '../../contract/signature.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { REPORTS } from '../reports/reports.resolvers.ts'
import { RestError, type RestCode } from '../rest/errors.ts'
import type { Download } from '../rest/download.ts'
import type { FileAnswer } from '../../contract/file.ts'
import { callerOf, type CallerParts } from './caller.ts'
import { SHOWN_PDF_POLICY } from './headers.ts'
import type { Shedding } from './shedLoad.ts'

/** File types that a browser may show; all others are downloaded. */
const TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/csv'])

const ANSWERS: Partial<Record<RestCode, { status: number; text: string }>> = {
  UNAUTHENTICATED: { status: 401, text: 'Please log in.' },
  FORBIDDEN: { status: 403, text: 'You may not see this.' },
  NOT_FOUND: { status: 404, text: 'NOT FOUND' },
  INVALID: { status: 404, text: 'NOT FOUND' },
  RATE_LIMITED: { status: 429, text: 'Too many requests. Please try again later.' },
}
/** Kinds of files whose URL contains the owner. */
const OF_AN_OWNER: ReadonlySet<string> = new Set(['book', 'document', 'receipt', 'rollover-form'])
const FAILED = { status: 502, text: 'There was an error downloading the file.' }

export type FileParts = CallerParts & Shedding & { denials: Denials }

/**
 * Downloads for browsers: /files/document/{owner}/{guid}, /files/attachment/{guid}, /files/receipt/{owner}/{request},
 * /files/rollover-form/{owner}/{account},
 * /files/book/{owner}/{account}?format&startDate&endDate&type&sort, /files/signature/{envelope},
 * /files/job/{file}, /files/plan-corrections/{job}, /files/export/{export}, /files/compliance-pack?from&to&accountId
 * and /files/report/{name}?startDate&endDate. They use the endpoints of the schema's fields, so the same permissions
 * apply. `?show` shows a PDF in a frame of the portal.
 */
export function fileRoutes(app: FastifyInstance, parts: FileParts): void {
  app.register(async (files) => {
    files.addHook('onRequest', parts.shedLoad)
    files.addHook('onResponse', async ({ span }, { statusCode }) => {
      if (!span) return
      span.note({ 'http.request.method': 'GET', 'http.route': '/files', 'http.response.status_code': statusCode })
      span.end(statusCode >= 500 ? String(statusCode) : undefined)
    })
    files.head('/files/*', (_request, reply) => reply.code(405).header('allow', 'GET').send())
    files.get('/files/*', async (request, reply) => {
      const caller = await callerOf(request, reply, parts)
      parts.admission.enter()
      let send: Send
      try {
        send = await answerFile(pathOf(request), caller, request, parts.denials)
      } finally {
        parts.admission.leave()
      }
      // Not counted as in flight, because a slow reader would keep the concurrency limit from rising.
      return send(reply)
    })
  })
}

/** The path below /files, still encoded, because each part is decoded separately. */
const pathOf = ({ url }: FastifyRequest) => (url.split('?', 1)[0] ?? '').slice('/files/'.length)

/** Sends the answer. Apart from the call that finds it, because an awaited reply waits for its reader. */
type Send = (reply: FastifyReply) => FastifyReply

async function answerFile(path: string, caller: Caller, request: FastifyRequest, denials: Denials): Promise<Send> {
  try {
    const exportId = exportIn(path)
    if (exportId !== null) return sendOn(await caller.openFile(downloadExport, { params: { exportId } }))
    if (path === 'compliance-pack')
      return sendOn(await caller.openFile(downloadCompliancePack, { query: packQuery(request) }))
    const report = reportIn(path)
    if (report) return sendOn(await caller.openFile(report.call, { query: daysOf(request) }), report.name)
    const file = await load(path, caller, request)
    return file ? sendFile(file, isShown(request)) : (reply) => reply.code(404).send('NOT FOUND')
  } catch (error) {
    const userId = caller.shown.userId || null
    denials.note(error, { requestId: request.id, userId, operation: 'file', object: path })
    const { status, text } = answerTo(error)
    return (reply) => reply.code(status).send(text)
  }
}

function answerTo(error: unknown): { status: number; text: string } {
  if (!(error instanceof RestError)) return FAILED
  if (error.code === 'CONFLICT' || error.code === 'READ_ONLY')
    return { status: 409, text: error.detail.text ?? FAILED.text }
  return ANSWERS[error.code] ?? FAILED
}

function exportIn(path: string): number | null {
  const [kind, id, ...more] = path.split('/')
  return kind === 'export' && more.length === 0 ? wholeNumber(id ?? '') : null
}

function reportIn(path: string) {
  const [kind, name = '', ...more] = decoded(path) ?? []
  const call = REPORTS.get(name)
  return kind === 'report' && more.length === 0 && call ? { name, call } : null
}

/** Streams a file to the browser. A slow browser slows down the custodian; a closed connection ends the call. */
function sendOn({ type, disposition, body }: Download, fileName = nameIn(disposition)): Send {
  // An export that breaks off has no last line, and the browser reports an error.
  return (reply) =>
    reply
      .type(type.startsWith('text/csv') ? type : 'application/octet-stream')
      .header('content-disposition', contentDisposition(cleanName(fileName)))
      .send(body)
}

function nameIn(disposition: string): string {
  try {
    return parseDisposition(disposition).parameters['filename'] ?? ''
  } catch {
    return ''
  }
}

function load(path: string, caller: Caller, request: FastifyRequest): Promise<FileAnswer> | null {
  const parts = decoded(path)
  const [kind, first = '', second = ''] = parts ?? []
  if (!parts || parts.length !== (OF_AN_OWNER.has(kind ?? '') ? 3 : 2)) return null
  if (kind === 'attachment') return caller.call(getAttachment, { params: { guid: first } })
  if (kind === 'signature') return caller.call(getEnvelopeDocument, { params: { envelopeId: first } })
  const number = wholeNumber(first)
  if (number === null) return null
  if (kind === 'plan-corrections') return caller.call(getPlanFileCorrections, { params: { jobId: number } })
  if (kind === 'job') return caller.call(getJobFile, { params: { id: number } })
  const accountOwnerId = number
  const owner = caller.ownerOfId(accountOwnerId)
  if (!owner) throw new RestError('NOT_FOUND', { endpoint: 'owner' })
  if (kind === 'document') return owner.call(getDocument, { params: { guid: second } })
  const named = wholeNumber(second)
  if (named === null) return null
  if (kind === 'book') return bookFile(owner, named, request)
  if (kind === 'rollover-form') return owner.call(getBlankRolloverForm, { params: { id: named } })
  return kind === 'receipt' ? owner.call(getReceipt, { params: { requestId: named } }) : null
}

function packQuery(request: FastifyRequest) {
  const query = new URLSearchParams(request.url.split('?')[1])
  return { from: query.get('from'), to: query.get('to'), accountId: query.get('accountId') }
}

/**
 * The book of an account as a file. Its query has a date range, which the custodian checks, and one type of
 * transactions (`ANNUAL_FEE`).
 */
function bookFile(owner: Owner, planId: number, request: FastifyRequest): Promise<FileAnswer> | null {
  const query = new URLSearchParams(request.url.split('?')[1])
  const format = query.get('format')
  if (format !== 'csv' && format !== 'pdf') return null
  const type = query.get('type')
  const transactionTypeId = type === null ? undefined : idOfText(TRANSACTION_TYPE, type)
  if (type !== null && transactionTypeId === undefined) return null
  return owner.call(getAccountBookFile, {
    params: { planId },
    query: {
      format,
      sort: query.get('sort') === 'date' ? 'date' : '-date',
      startDate: query.get('startDate'),
      endDate: query.get('endDate'),
      transactionTypeId: type === null ? null : String(transactionTypeId),
    },
  })
}

/** The date range in the query of a report; the custodian checks it. */
function daysOf(request: FastifyRequest) {
  const query = new URLSearchParams(request.url.split('?')[1])
  return { startDate: query.get('startDate'), endDate: query.get('endDate') }
}

function decoded(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

const wholeNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

const isShown = (request: FastifyRequest) => new URLSearchParams(request.url.split('?')[1]).has('show')

/** A file to save, or a PDF to show in a portal page: nothing else is rendered under the portal's origin. */
function sendFile({ contentType, content, fileName }: FileAnswer, isToShow: boolean): Send {
  const isInPage = isToShow && contentType === 'application/pdf'
  const type = isInPage ? 'inline' : 'attachment'
  return (reply) => {
    if (isInPage) reply.header('content-security-policy', SHOWN_PDF_POLICY)
    return reply
      .type(TYPES.has(contentType) ? contentType : 'application/octet-stream')
      .header('content-disposition', contentDisposition(cleanName(fileName), { type }))
      .send(Buffer.from(content, 'base64'))
  }
}

/** A plain file name: no folders, control characters or direction marks, and not hidden. */
export function cleanName(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 200)
    .toWellFormed()
  return name === '' ? 'file' : name
}
