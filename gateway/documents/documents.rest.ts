import * as z from 'zod'
import { endpoint, sends, signedIn } from '../rest/endpoint.ts'
import { FileAnswer, id, maybeMoment, maybeText, moment, nothing, text } from '../rest/shapes.ts'

const Document = z.object({ id, guid: text, fileName: text, attachmentTypeId: id, lastModified: moment })
export type Document = z.infer<typeof Document>

const Attachment = z.object({
  id,
  guid: text,
  fileName: text,
  firstName: maybeText,
  lastName: maybeText,
  createdDate: moment,
  dateProcessed: maybeMoment,
  warning: maybeText,
})
export type Attachment = z.infer<typeof Attachment>

export type Upload = {
  fileName: string
  contentType: string
  fileContent: string
  isWithdrawal: boolean
  accountId: number
  accountOwnerId: number
  requestId?: number
}

const Stored = z.object({ guid: text })

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  customer: '/api/document',
  staff: { path: '/api/document/admin/:accountOwnerId', may: 'desk' },
  response: z.array(Document),
})

export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  customer: '/api/document/:guid',
  staff: { path: '/api/document/admin/:accountOwnerId/:guid', may: 'desk' },
  response: FileAnswer,
  file: true,
})

export const listAttachments = endpoint({
  name: 'listAttachments',
  method: 'GET',
  customer: '/api/attachment',
  staff: { path: '/api/attachment/admin/:accountOwnerId', may: 'desk' },
  response: z.array(Attachment),
})

/** One path for all: whether the caller may read the file is the custodian's to say. */
export const getAttachment = endpoint({
  name: 'getAttachment',
  method: 'GET',
  ...signedIn('/api/attachment/:guid'),
  response: FileAnswer,
  file: true,
})

/** The owner is in the body, for staff and customers alike. */
export const storeFile = endpoint({
  name: 'storeFile',
  method: 'POST',
  customer: '/api/attachment/upload/',
  staff: { path: '/api/attachment/admin/upload/', may: 'operations' },
  body: sends<Upload>(),
  response: Stored,
  keyed: true,
  file: true,
})

export const storeRolloverForm = endpoint({
  name: 'storeRolloverForm',
  method: 'POST',
  customer: '/api/attachment/withdrawal',
  staff: { path: '/api/attachment/admin/withdrawal', may: 'operations' },
  body: sends<Upload>(),
  response: Stored,
  keyed: true,
  file: true,
})

export const getBlankRolloverForm = endpoint({
  name: 'getBlankRolloverForm',
  method: 'GET',
  customer: '/api/account/:accountId/rollover-form',
  staff: { path: '/api/account/admin/:accountOwnerId/:accountId/rollover-form', may: 'operations' },
  response: FileAnswer,
  file: true,
})

export const listUploadCenter = endpoint({
  name: 'listUploadCenter',
  method: 'GET',
  staff: { path: '/api/uploadcenter', may: 'operations' },
  response: z.array(Attachment),
})

export const completeUpload = endpoint({
  name: 'completeUpload',
  method: 'PUT',
  staff: { path: '/api/uploadcenter/:attachmentId', may: 'operations' },
  response: nothing,
})
