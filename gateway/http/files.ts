import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { create as contentDisposition, parse as parseDisposition } from 'content-disposition'
import type { Caller, Owner } from '../graphql/context.ts'
import { getAccountBookFile } from '../../contract/accounting.ts'
import { downloadCompliancePack } from '../../contract/compliance.ts'
import { getAttachment, getBlankRolloverForm, getDocument } from '../../contract/documents.ts'
import { downloadExport } from '../../contract/exports.ts'
import { getJobFile } from '../../contract/jobs.ts'
import { getPlanFileCorrections } from '../../contract/planUploads.ts'
import { getReceipt } from '../../contract/requests.ts'
import { getEnvelopeDocument } from '../../contract/signature.ts'
import { reportFile, type Days } from '../reports/reports.resolvers.ts'
import { RestError, type RestCode } from '../rest/errors.ts'
import type { Download } from '../rest/download.ts'
import type { FileAnswer } from '../../contract/file.ts'
import { sendText, SHOWN_PDF_POLICY } from './headers.ts'

/** What may leave under its own type; everything else is only bytes to save. */
const TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/csv'])

const ANSWERS: Partial<Record<RestCode, { status: number; text: string }>> = {
  UNAUTHENTICATED: { status: 401, text: 'Please sign in.' },
  FORBIDDEN: { status: 403, text: 'You may not see this.' },
  NOT_FOUND: { status: 404, text: 'NOT FOUND' },
  INVALID: { status: 404, text: 'NOT FOUND' },
  RATE_LIMITED: { status: 429, text: 'Too many requests. Please try again later.' },
}
/** Kinds whose address names the owner first. */
const OF_AN_OWNER: ReadonlySet<string> = new Set(['book', 'document', 'receipt', 'rollover-form'])
const FAILED = { status: 502, text: 'There was an error downloading the file.' }

/**
 * Downloads for browsers: /files/document/{owner}/{guid}, /files/attachment/{guid}, /files/receipt/{owner}/{request},
 * /files/rollover-form/{owner}/{account}, /files/book/{owner}/{account}?format&startDate&endDate&transactionTypeId&sort, /files/signature/{envelope}, /files/job/{file}, /files/plan-corrections/{job}, /files/export/{export},
 * /files/compliance-pack?from&to&accountId and /files/report/{name}?startDate&endDate. The same endpoints as the schema's fields, so the same callers and the same
 * owners. With `?show` a PDF comes to be shown in a frame of the portal. `denied` is told of every refusal.
 */
export async function handleFile(
  path: string,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
  denied: (error: unknown) => void,
): Promise<void> {
  if (request.method !== 'GET') {
    response.setHeader('allow', 'GET')
    return sendText(response, 405, 'Use GET.')
  }
  try {
    const exportId = exportIn(path)
    if (exportId !== null)
      return await sendOn(await caller.openFile(downloadExport, { params: { exportId } }), response)
    if (path === 'compliance-pack') {
      const query = packQuery(request)
      return await sendOn(await caller.openFile(downloadCompliancePack, { query }), response)
    }
    const file = await load(path, caller, request)
    if (!file) return sendText(response, 404, 'NOT FOUND')
    sendFile(file, response, isShown(request))
  } catch (error) {
    denied(error)
    const { status, text } = answerTo(error)
    sendText(response, status, text)
  }
}

function answerTo(error: unknown): { status: number; text: string } {
  if (!(error instanceof RestError)) return FAILED
  // What waits for somebody, or is over, says so itself.
  if (error.code === 'CONFLICT' || error.code === 'READ_ONLY')
    return { status: 409, text: error.detail.text ?? FAILED.text }
  return ANSWERS[error.code] ?? FAILED
}

function exportIn(path: string): number | null {
  const [kind, id, ...more] = path.split('/')
  return kind === 'export' && more.length === 0 ? wholeNumber(id ?? '') : null
}

/** As fast as it is read, and no longer than it is: whoever goes away ends it at the custodian, too. */
async function sendOn({ type, disposition, body }: Download, response: ServerResponse): Promise<void> {
  response.statusCode = 200
  response.setHeader('content-type', type.startsWith('text/csv') ? type : 'application/octet-stream')
  response.setHeader('content-disposition', contentDisposition(cleanName(nameIn(disposition))))
  // Broken off, it has no last line, and the browser says that it failed.
  await pipeline(body, response).catch(() => response.destroy())
}

function nameIn(disposition: string): string {
  try {
    return parseDisposition(disposition).parameters['filename'] ?? ''
  } catch {
    return ''
  }
}

function load(path: string, caller: Caller, request: IncomingMessage): Promise<FileAnswer> | null {
  const parts = decoded(path)
  const [kind, first = '', second = ''] = parts ?? []
  if (!parts || parts.length !== (OF_AN_OWNER.has(kind ?? '') ? 3 : 2)) return null
  if (kind === 'attachment') return caller.call(getAttachment, { params: { guid: first } })
  if (kind === 'signature') return caller.call(getEnvelopeDocument, { params: { envelopeId: first } })
  if (kind === 'report') return reportFile(caller, first, daysOf(request))
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

function packQuery(request: IncomingMessage) {
  const query = new URLSearchParams((request.url ?? '').split('?')[1])
  return { from: query.get('from'), to: query.get('to'), accountId: query.get('accountId') }
}

/** What is shown of a book; the custodian says whether the days are any. */
function bookFile(owner: Owner, planId: number, request: IncomingMessage): Promise<FileAnswer> | null {
  const query = new URLSearchParams((request.url ?? '').split('?')[1])
  const format = query.get('format')
  if (format !== 'csv' && format !== 'pdf') return null
  return owner.call(getAccountBookFile, {
    params: { planId },
    query: {
      format,
      sort: query.get('sort') === 'date' ? 'date' : '-date',
      startDate: query.get('startDate'),
      endDate: query.get('endDate'),
      transactionTypeId: query.get('transactionTypeId'),
    },
  })
}

/** The days of a report; the custodian says whether they are any. */
function daysOf(request: IncomingMessage): Days {
  const query = new URLSearchParams((request.url ?? '').split('?')[1])
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

const isShown = (request: IncomingMessage) => new URLSearchParams((request.url ?? '').split('?')[1]).has('show')

/** To be saved, or a PDF to be shown in a page of the portal: nothing else is ever drawn under our own address. */
function sendFile({ contentType, content, fileName }: FileAnswer, response: ServerResponse, isShown: boolean): void {
  const inPage = isShown && contentType === 'application/pdf'
  const bytes = Buffer.from(content, 'base64')
  response.statusCode = 200
  response.setHeader('content-type', TYPES.has(contentType) ? contentType : 'application/octet-stream')
  if (inPage) response.setHeader('content-security-policy', SHOWN_PDF_POLICY)
  response.setHeader(
    'content-disposition',
    contentDisposition(cleanName(fileName), { type: inPage ? 'inline' : 'attachment' }),
  )
  response.setHeader('content-length', bytes.length)
  response.end(bytes)
}

/** A name that is only a name: no folders, no control or direction marks, nothing hidden. */
export function cleanName(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 200)
    .toWellFormed()
  return name === '' ? 'file' : name
}
