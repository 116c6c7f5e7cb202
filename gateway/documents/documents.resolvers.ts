import type { AccountParent } from '../accounts/accounts.resolvers.ts'
import type { Caller, Owner } from '../graphql/context.ts'
import { connectionFrom, type ConnectionArgs } from '../graphql/connection.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey, type OwnerParent } from '../owners/owners.resolvers.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import { withoutDataUrl } from './base64.ts'
import {
  completeUpload,
  getAttachment,
  getBlankRolloverForm,
  getDocument,
  listAttachments,
  listDocuments,
  listUploadCenter,
  storeFile,
  storeRolloverForm,
  type Attachment,
  type Document,
  type Upload,
} from './documents.rest.ts'

type DocumentParent = Document & { accountOwnerId: number }
type Keyed = { clientMutationId?: string | null }
type UploadInput = Keyed &
  Omit<Upload, 'accountOwnerId' | 'requestId'> & { accountOwnerId?: number | null; requestId?: number | null }

const TYPES: Record<number, string> = {
  1: 'Custodial Agreement',
  2: 'Distribution Form',
  3: 'General Upload',
  4: 'Statement',
}

/** A guid of one character or less names nothing, so nobody is asked. */
const isGuid = (guid: string) => guid.length > 1

const documentsOf = async (owner: Owner): Promise<DocumentParent[]> =>
  (await owner.call(listDocuments, {})).map((row) => ({ ...row, accountOwnerId: owner.accountOwnerId }))

const attachmentConnection = (rows: readonly Attachment[], args: ConnectionArgs) =>
  connectionFrom(
    rows,
    args,
    (row) => row.id,
    (row) => row,
  )

function uploadBody(owner: Owner, input: UploadInput, isWithdrawal: boolean): Upload {
  const { fileName, contentType, fileContent, accountId } = input
  const file = { fileName, contentType, fileContent: withoutDataUrl(fileContent) }
  const requestId = isWithdrawal && input.requestId != null ? { requestId: input.requestId } : {}
  return { ...file, isWithdrawal, accountId, accountOwnerId: owner.accountOwnerId, ...requestId }
}

/** An upload's id has no owner: staff find it in the upload center, customers among their own. */
const attachmentsOf = (caller: Caller) =>
  caller.shown.isStaff ? caller.call(listUploadCenter, {}) : caller.owner().call(listAttachments, {})

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
    },
  },
  nodes: {
    Document: async (caller, key) => {
      const owner = ownerOfKey(caller, key)
      return owner && ((await documentsOf(owner)).find((row) => row.guid === key[1]) ?? null)
    },
    Attachment: async (caller, [key]) => (await attachmentsOf(caller)).find((row) => String(row.id) === key) ?? null,
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
    operations: ['MarkUploadCompletePayload'],
  },
  resolvers: {
    Viewer: {
      attachmentFile: ({ caller }: ViewerParent, { guid }: { guid: string }) =>
        isGuid(guid) ? caller.call(getAttachment, { params: { guid } }) : null,
      uploadCenter: async ({ caller }: ViewerParent, args: ConnectionArgs) =>
        attachmentConnection(await caller.call(listUploadCenter, {}), args),
    },
    AccountOwner: {
      documents: async ({ owner }: OwnerParent, args: ConnectionArgs) =>
        connectionFrom(
          await documentsOf(owner),
          args,
          (row) => row.guid,
          (row) => row,
        ),
      documentFile: ({ owner }: OwnerParent, { guid }: { guid: string }) =>
        isGuid(guid) ? owner.call(getDocument, { params: { guid } }) : null,
      attachments: async ({ owner }: OwnerParent, args: ConnectionArgs) =>
        attachmentConnection(await owner.call(listAttachments, {}), args),
      blankRolloverForm: ({ owner }: OwnerParent, { accountId }: { accountId: number }) =>
        owner.call(getBlankRolloverForm, { params: { accountId } }),
    },
    RetirementAccount: {
      rolloverFormPath: ({ owner, accountId }: AccountParent) =>
        `/files/rollover-form/${owner.accountOwnerId}/${accountId}`,
    },
    Document: {
      id: (row: DocumentParent) => toGlobalId('Document', row.accountOwnerId, row.guid),
      documentId: (row: DocumentParent) => row.id,
      documentType: (row: DocumentParent) => TYPES[row.attachmentTypeId] ?? 'Unknown',
      downloadPath: (row: DocumentParent) => `/files/document/${row.accountOwnerId}/${encodeURIComponent(row.guid)}`,
    },
    Attachment: {
      id: (row: Attachment) => toGlobalId('Attachment', row.id),
      attachmentId: (row: Attachment) => row.id,
      downloadPath: (row: Attachment) => `/files/attachment/${encodeURIComponent(row.guid)}`,
    },
    Mutation: {
      uploadFile: mutation(async (input: UploadInput, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const body = uploadBody(owner, input, input.isWithdrawal)
        return owner.call(storeFile, { body, key: input.clientMutationId })
      }),
      uploadRolloverForm: mutation(async (input: UploadInput, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const body = uploadBody(owner, input, true)
        const { guid } = await owner.call(storeRolloverForm, { body, key: input.clientMutationId })
        return { guid, accountOwner: { caller, owner } }
      }),
      markUploadComplete: mutation(async ({ attachmentId }: { attachmentId: number }, { caller }) => {
        await caller.call(completeUpload, { params: { attachmentId } })
        return { completedId: toGlobalId('Attachment', attachmentId), viewer: { caller } }
      }),
    },
  },
}
