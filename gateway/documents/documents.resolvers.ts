import type { UploadFileInput, UploadRolloverFormInput } from '../graphql/__generated__/resolvers.ts'
import type { Caller, Owner } from '../graphql/context.ts'
import { connectionBy, filterParameters, mapNodes, sortParameter, type PageOf } from '../graphql/connection.ts'
import { chosen, named } from '../graphql/enums.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey } from '../graphql/node.ts'
import type { DocumentParent } from '../graphql/parents.ts'
import { withoutDataUrl } from './base64.ts'
import {
  completeUpload,
  getAttachment,
  getBlankRolloverForm,
  getDocument,
  listAttachments,
  listDocuments,
  listUploadCenter,
  reopenUpload,
  storeFile,
  storeRolloverForm,
  type Document as DocumentRow,
  type Upload,
} from '../../contract/documents.ts'
import { DOCUMENT_TYPE, DOCUMENT_TYPE_NAME } from '../../contract/documentType.ts'
import { labelsOf } from '../../contract/enumeration.ts'

const TYPES = labelsOf(DOCUMENT_TYPE, DOCUMENT_TYPE_NAME)

/** A guid of one character or less is invalid, so return null without a call. */
const isGuid = (guid: string) => guid.length > 1

const withOwner =
  ({ accountOwnerId }: Owner) =>
  (row: DocumentRow): DocumentParent => ({ ...row, accountOwnerId })

function uploadBody(
  { accountOwnerId }: Owner,
  input: UploadFileInput | UploadRolloverFormInput,
): Omit<Upload, 'isWithdrawal'> {
  const { fileName, contentType, fileContent, accountId } = input
  return { fileName, contentType, fileContent: withoutDataUrl(fileContent), accountId, accountOwnerId }
}

/**
 * An upload id does not identify its owner: staff find the upload in the upload center, customers among their
 * documents.
 */
const attachmentsOf = (caller: Caller, attachmentId: string) => {
  const query = { attachmentId }
  return caller.shown.isStaff
    ? caller.call(listUploadCenter, { query })
    : caller.owner().call(listAttachments, { query })
}

/** "Tax form 2025" for a tax form stored as a statement, because owners look for tax forms by year. */
function taxFormOf({ attachmentTypeId, fileName }: { attachmentTypeId: number; fileName: string }): string | null {
  const year = /^form-[\w-]+?-(\d{4})-/.exec(fileName)?.[1]
  return attachmentTypeId === DOCUMENT_TYPE.statement && year ? `Tax form ${year}` : null
}

export const documents: Module = {
  rules: {
    Viewer: { attachmentFile: [getAttachment], uploadCenter: [listUploadCenter] },
    AccountOwner: {
      documents: [listDocuments],
      documentFile: [getDocument],
      attachments: [listAttachments],
      blankRolloverForm: [getBlankRolloverForm],
    },
    RetirementAccount: { rolloverFormPath: 'no data' },
    Mutation: {
      uploadFile: [storeFile],
      uploadRolloverForm: [storeRolloverForm],
      markUploadComplete: [completeUpload],
      reopenUpload: [reopenUpload],
    },
  },
  nodes: {
    Document: async (caller, key) => {
      const owner = ownerOfKey(caller, key)
      const guid = key[1]
      if (!owner || guid === undefined || !/^[\w-]{2,64}$/.test(guid)) return null
      const row = (await owner.call(listDocuments, { query: { guid } })).find((one) => one.guid === guid)
      return row ? withOwner(owner)(row) : null
    },
    Attachment: async (caller, [key]) => {
      const attachmentId = rowNumber(key)
      if (attachmentId === null) return null
      return (await attachmentsOf(caller, attachmentId)).find(({ id }) => String(id) === attachmentId) ?? null
    },
  },
  types: {
    signedIn: [
      'Document',
      'DocumentConnection',
      'DocumentEdge',
      'Attachment',
      'AttachmentConnection',
      'AttachmentEdge',
      'FileDownload',
      'UploadFilePayload',
      'UploadRolloverFormPayload',
    ],
    operations: ['MarkUploadCompletePayload', 'ReopenUploadPayload'],
  },
  resolvers: {
    Viewer: {
      attachmentFile: ({ caller }, { guid }) =>
        isGuid(guid) ? caller.call(getAttachment, { params: { guid } }) : null,
      uploadCenter: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listUploadCenter, {
              query: {
                ...page,
                sort: sortParameter(args.sort),
                ...filterParameters({ find: args.filter?.find }),
                ...(args.filter?.isDone ? { isDone: 'true' as const } : {}),
              },
            }),
          (row) => row.id,
        ),
    },
    AccountOwner: {
      documents: async ({ owner }, args) => {
        const { type, ...filter } = args.filter ?? {}
        const narrowed = { ...filter, attachmentTypeId: chosen(DOCUMENT_TYPE, type) }
        const query = { sort: sortParameter(args.sort), ...filterParameters(narrowed) }
        const ask = (page: PageOf) => owner.call(listDocuments, { query: { ...page, ...query } })
        return mapNodes(await connectionBy(args, ask, (row) => row.guid), withOwner(owner))
      },
      documentFile: ({ owner }, { guid }) => (isGuid(guid) ? owner.call(getDocument, { params: { guid } }) : null),
      attachments: ({ owner }, args) =>
        connectionBy(
          args,
          (page) => owner.call(listAttachments, { query: { ...page, sort: sortParameter(args.sort) } }),
          (row) => row.id,
        ),
      blankRolloverForm: ({ owner }, { accountId }) => owner.call(getBlankRolloverForm, { params: { id: accountId } }),
    },
    RetirementAccount: {
      rolloverFormPath: ({ owner, accountId }) => `/files/rollover-form/${owner.accountOwnerId}/${accountId}`,
    },
    Document: {
      id: (row) => toGlobalId('Document', row.accountOwnerId, row.guid),
      documentId: (row) => row.id,
      type: (row) => named(DOCUMENT_TYPE, row.attachmentTypeId),
      documentType: (row) => taxFormOf(row) ?? TYPES[row.attachmentTypeId] ?? 'Unknown',
      downloadPath: (row) => `/files/document/${row.accountOwnerId}/${encodeURIComponent(row.guid)}`,
    },
    Attachment: {
      id: (row) => toGlobalId('Attachment', row.id),
      attachmentId: (row) => row.id,
      downloadPath: (row) => `/files/attachment/${encodeURIComponent(row.guid)}`,
    },
    Mutation: {
      uploadFile: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { isWithdrawal, requestId } = input
        const request = isWithdrawal && requestId != null ? { requestId } : {}
        const body = { ...uploadBody(owner, input), isWithdrawal, ...request }
        return owner.call(storeFile, { body })
      }),
      uploadRolloverForm: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const body = { ...uploadBody(owner, input), isWithdrawal: true }
        const { guid } = await owner.call(storeRolloverForm, { body })
        return { guid, accountOwner: { caller, owner } }
      }),
      markUploadComplete: mutation(async ({ attachmentId }, { caller }) => {
        await caller.call(completeUpload, { params: { id: attachmentId } })
        return { completedId: toGlobalId('Attachment', attachmentId), viewer: { caller } }
      }),
      reopenUpload: mutation(async ({ attachmentId }, { caller }) => {
        await caller.call(reopenUpload, { params: { id: attachmentId } })
        return { viewer: { caller } }
      }),
    },
  },
}
