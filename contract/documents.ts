import * as z from 'zod'
import { DOCUMENT_TYPE, DOCUMENT_TYPE_NAME } from './documentType.ts'
import { endpointsOf, signedIn } from './endpoint.ts'
import { labelsOf } from './enumeration.ts'
import { exportOf, freeText, utc } from './exports.ts'
import { bodyId, momentOut, pathId } from './fields.ts'
import { fileOut } from './file.ts'
import { leftOut } from './line.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe } from './partial.ts'

const guid = z.string().regex(/^[A-Za-z0-9_-]{2,64}$/)

const TYPE_NAMES = labelsOf(DOCUMENT_TYPE, DOCUMENT_TYPE_NAME)

const documentRow = z.strictObject({
  id: z.int(),
  guid: z.string(),
  fileName: z.string(),
  attachmentTypeId: z.int(),
  lastModified: momentOut,
})
export type Document = z.output<typeof documentRow>

const attachment = z.strictObject({
  id: z.int(),
  guid: z.string(),
  fileName: z.string(),
  accountOwnerId: maybe(z.int().nullable()).describe('ID of the account owner'),
  accountId: maybe(z.int().nullable()).describe('ID of the account that the file was sent for; null if none'),
  planAccountNumber: maybe(z.string().nullable()).describe('Account number shown on screens and documents'),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdDate: momentOut,
  dateProcessed: momentOut.nullable(),
  warning: z.string().nullable().describe('Warning about active content of the file'),
})
export type Attachment = z.output<typeof attachment>

const endpoint = endpointsOf('documents')

const NO_FILE = 'Please select a file.'

/** A file in a request body. */
export const sentFile = {
  fileName: z.string(leftOut(NO_FILE)).min(1, NO_FILE).max(1_000),
  contentType: z.string().max(200),
  fileContent: z
    .string(leftOut(NO_FILE))
    .describe('The file in base64, with or without one data-URL prefix; at most 10 MB'),
}

const upload = z.strictObject({
  ...sentFile,
  isWithdrawal: z.boolean().default(false),
  accountId: z.int().min(0).max(2_147_483_647).nullish().describe('ID of the account; 0 for none'),
  requestId: bodyId.optional().describe('ID of the request for the file, with isWithdrawal; the active one if omitted'),
  accountOwnerId: bodyId.optional().describe('Required for staff; customers omit it or send their own id'),
})
/** A file in a response. */
export type Upload = z.input<typeof upload>

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  customer: '/api/document',
  staff: { path: '/api/document/admin/:accountOwnerId', may: 'desk' },
  summary: 'The documents of the owner, newest first; for a signed document only the signed version.',
  query: pageQuery({
    sorts: ['modified', 'fileName'],
    defaultSort: '-modified',
    filters: {
      guid: guid.optional(),
      find: filterBy.text.describe('Text that the file name contains'),
      attachmentTypeId: filterBy.number,
      year: z
        .string()
        .regex(/^(19|20)\d{2}$/)
        .transform(Number)
        .optional()
        .describe(
          'The year that a statement covers, or in which another document was stored, in the business time zone',
        ),
    },
  }),
  response: pagedRows(documentRow),
})

export const exportDocuments = exportOf(listDocuments, {
  name: 'exportDocuments',
  title: () => 'Documents of an owner',
  columns: {
    'File Name': freeText((document) => document.fileName),
    'Document Type': (document) => TYPE_NAMES[document.attachmentTypeId] ?? document.attachmentTypeId,
    'Last Modified (UTC)': (document) => utc(document.lastModified),
    'Document ID': (document) => document.id,
  },
  names: { attachmentTypeId: TYPE_NAMES },
})

export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  customer: '/api/document/:guid',
  staff: { path: '/api/document/admin/:accountOwnerId/:guid', may: 'desk' },
  summary: 'One document of the owner, as base64.',
  params: { guid },
  response: fileOut,
  file: true,
})

const uploadSorts = ['uploaded', 'fileName', 'name'] as const

export const listAttachments = endpoint({
  name: 'listAttachments',
  method: 'GET',
  customer: '/api/attachment',
  staff: { path: '/api/attachment/admin/:accountOwnerId', may: 'desk' },
  summary: 'Uploads of the owner, newest first.',
  query: pageQuery({ sorts: uploadSorts, defaultSort: '-uploaded', filters: { attachmentId: filterBy.number } }),
  response: pagedRows(attachment),
})

/** All callers use one path, and the custodian decides whether the caller may read the file. */
export const getAttachment = endpoint({
  name: 'getAttachment',
  method: 'GET',
  ...signedIn('/api/attachment/:guid'),
  summary: 'One uploaded file, as base64.',
  params: { guid },
  response: fileOut,
  file: true,
})

export const listUploadCenter = endpoint({
  name: 'listUploadCenter',
  method: 'GET',
  staff: { path: '/api/uploadcenter', may: 'operations' },
  summary: 'Uploads that are not marked complete, oldest first; with isDone the completed uploads.',
  query: pageQuery({
    sorts: uploadSorts,
    defaultSort: 'uploaded',
    filters: {
      attachmentId: filterBy.number,
      isDone: z.enum(['true']).optional().describe('Lists the completed uploads instead of the open ones'),
      find: filterBy.text.describe('Beginning of the last name, or of "last, first"'),
    },
  }),
  response: pagedRows(attachment),
})

export const exportUploadCenter = exportOf(listUploadCenter, {
  name: 'exportUploadCenter',
  title: () => 'Upload center',
  columns: {
    'Last Name': (upload) => upload.lastName,
    'First Name': (upload) => upload.firstName,
    'File Name': freeText((upload) => upload.fileName),
    'Account #': (upload) => upload.planAccountNumber,
    'Date Uploaded (UTC)': (upload) => utc(upload.createdDate),
    'Marked Complete (UTC)': (upload) => utc(upload.dateProcessed),
    Warning: (upload) => upload.warning,
    'Upload ID': (upload) => upload.id,
  },
})

export const completeUpload = endpoint({
  name: 'completeUpload',
  method: 'PUT',
  staff: { path: '/api/uploadcenter/:id', may: 'operations' },
  summary: 'Marks an upload complete, which removes it from the upload center.',
  params: { id: pathId },
  refuses: [409],
  // All fields are optional: another custodian may omit them after it has marked the upload complete.
  response: maybe(
    attachment.extend({
      id: maybe(z.int()),
      guid: maybe(z.string()),
      fileName: maybe(z.string()),
      createdDate: maybe(momentOut),
    }),
  ),
  keyed: true,
})

export const reopenUpload = endpoint({
  name: 'reopenUpload',
  method: 'PUT',
  staff: { path: '/api/uploadcenter/:id/reopen', may: 'operations' },
  summary: 'Reopens an upload that was marked complete.',
  params: { id: pathId },
  refuses: [409],
  response: attachment,
  keyed: true,
})

/** The owner is in the body, for staff and customers alike. */
export const storeFile = endpoint({
  name: 'storeFile',
  method: 'POST',
  customer: '/api/attachment/upload/',
  staff: { path: '/api/attachment/admin/upload/', may: 'operations' },
  summary: 'Stores a file in the upload center; with isWithdrawal, staff add the PDF to a request of the account.',
  body: upload,
  refuses: [409, 429],
  response: z.strictObject({ guid: z.string() }),
  ownerIn: 'body',
  keyed: true,
  file: true,
})

export const getBlankRolloverForm = endpoint({
  name: 'getBlankRolloverForm',
  method: 'GET',
  customer: '/api/account/:id/rollover-form',
  staff: { path: '/api/account/admin/:accountOwnerId/:id/rollover-form', may: 'operations' },
  summary: 'The blank rollover form for an account, as a PDF in base64.',
  params: { id: pathId },
  response: fileOut,
  file: true,
})

export const storeRolloverForm = endpoint({
  name: 'storeRolloverForm',
  method: 'POST',
  customer: '/api/attachment/withdrawal',
  staff: { path: '/api/attachment/admin/withdrawal', may: 'operations' },
  summary: 'Stores a signed rollover form (PDF) and opens a rollover request from it.',
  body: upload,
  refuses: [409, 429],
  response: z.strictObject({ guid: z.string() }),
  ownerIn: 'body',
  keyed: true,
  file: true,
})
