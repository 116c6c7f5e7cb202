// Written by ../client/generate.ts from operations.graphql and the schema; do not edit.
import type { Operation } from '../client/portal.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
/** The note to add. */
export type AddNoteInput = {
  /** ID of the account owner. Required unless `accountOwnerNodeId` is given. */
  accountOwnerId?: number | null | undefined
  /** The `id` of the AccountOwner, in place of `accountOwnerId`. */
  accountOwnerNodeId?: string | null | undefined
  /** Any text of the caller; the payload returns the same text. */
  clientMutationId?: string | null | undefined
  /** Idempotency key chosen by the caller: 8 to 64 letters, digits, "-" or "_". For 30 days, a request repeated with the same key and input has no second effect and gets the first answer. */
  idempotencyKey?: string | null | undefined
  /** Text of the note. */
  noteText: string
  /** Title of the note, 1 to 255 characters. */
  title: string
}

/** The file to store and its account. */
export type UploadFileInput = {
  /** The account, as in RetirementAccount.accountId. Required unless `accountNodeId` is given. */
  accountId?: number | null | undefined
  /** The `id` of the RetirementAccount, in place of `accountId`. */
  accountNodeId?: string | null | undefined
  /** ID of the owner to act for. Required for staff; customers omit it or pass their own ID. */
  accountOwnerId?: number | null | undefined
  /** The `id` of the AccountOwner, in place of `accountOwnerId`. */
  accountOwnerNodeId?: string | null | undefined
  /** Any text of the caller; the payload returns the same text. */
  clientMutationId?: string | null | undefined
  /** Media type sent by the browser. */
  contentType: string
  /** Content of the file in base64; a data-URL prefix is removed. */
  fileContent: string
  /** Name of the file with its extension. */
  fileName: string
  /** Idempotency key chosen by the caller: 8 to 64 letters, digits, "-" or "_". For 30 days, a request repeated with the same key and input has no second effect and gets the first answer. */
  idempotencyKey?: string | null | undefined
  /** Whether to attach the file, a PDF, to a request of the account; for staff. */
  isWithdrawal?: boolean
  /** ID of the request to attach the file to; if omitted, the active request of the account. */
  requestId?: number | null | undefined
  /** The `id` of the DistributionRequest, RolloverRequest or WithdrawalRequest, in place of `requestId`. */
  requestNodeId?: string | null | undefined
}

/** Codes of errors that the user can correct. `@errors` on a mutation lists its codes. */
export type UserErrorCode =
  /** The record was changed meanwhile, or its current state does not allow the write. */
  | 'CONFLICT'
  /** The object already exists. */
  | 'EXISTS'
  /** The action was attempted too often or failed for another reason, which the message names. */
  | 'FAILED'
  /** The caller may not do this with the given input. */
  | 'FORBIDDEN'
  /** The input was not accepted. */
  | 'INVALID'
  /** The `idempotencyKey` was sent before with another input, so nothing was written. */
  | 'KEY_REUSED'
  /** The record does not exist, or no longer exists. */
  | 'NOT_FOUND'
  /** The portal is in read-only mode until the time in the message; nothing was written. */
  | 'READ_ONLY'
  /** The user name or the password is wrong. */
  | 'UNAUTHENTICATED'

export type SumQueryVariables = Exact<{ [key: string]: never }>

export type SumQuery = {
  viewer: { withdrawalRequests: { totalCount: number; totalCountIsBound: boolean; totalAmount: number | null } } | null
}

export type WaitingQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type WaitingQuery = {
  viewer: {
    withdrawalRequests: {
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
      edges: Array<{ node: { requestId: number; ageInBankDays: number | null; isCheck: boolean } }>
    }
  } | null
}

export type AddNoteMutationVariables = Exact<{
  input: AddNoteInput
}>

export type AddNoteMutation = {
  addNote: {
    errors: Array<{ code: UserErrorCode; field: Array<string> | null; message: string }>
    noteEdge: { node: { noteId: number } } | null
  } | null
}

export type StoreFileMutationVariables = Exact<{
  input: UploadFileInput
}>

export type StoreFileMutation = {
  uploadFile: {
    guid: string | null
    errors: Array<{ code: UserErrorCode; field: Array<string> | null; message: string }>
  } | null
}

export const Sum: Operation<SumQuery, SumQueryVariables> = {
  name: 'Sum',
  text: 'query Sum {\n  viewer {\n    withdrawalRequests(list: PENDING, first: 1) {\n      totalCount\n      totalCountIsBound\n      totalAmount\n    }\n  }\n}',
  kind: 'query',
  key: null,
  upload: null,
}

export const Waiting: Operation<WaitingQuery, WaitingQueryVariables> = {
  name: 'Waiting',
  text: 'query Waiting($after: String) {\n  viewer {\n    withdrawalRequests(list: PENDING, first: 100, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          requestId\n          ageInBankDays\n          isCheck\n        }\n      }\n    }\n  }\n}',
  kind: 'query',
  key: null,
  upload: null,
}

export const AddNote: Operation<AddNoteMutation, AddNoteMutationVariables> = {
  name: 'AddNote',
  text: 'mutation AddNote($input: AddNoteInput!) {\n  addNote(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n    noteEdge {\n      node {\n        noteId\n      }\n    }\n  }\n}',
  kind: 'mutation',
  key: 'idempotencyKey',
  upload: null,
}

export const StoreFile: Operation<StoreFileMutation, StoreFileMutationVariables> = {
  name: 'StoreFile',
  text: 'mutation StoreFile($input: UploadFileInput!) {\n  uploadFile(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n    guid\n  }\n}',
  kind: 'mutation',
  key: 'idempotencyKey',
  upload: 'uploadFile',
}
