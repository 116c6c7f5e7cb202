// Written by generate.ts from operations.graphql and the schema; do not edit.
import type { Operation } from './client.ts'

export interface SumData {
  viewer: {
    withdrawalRequests: { totalCount: number; totalCountIsBound: boolean; totalAmount: number | null } | null
  } | null
}
export type SumVariables = {}
export const Sum: Operation<SumData, SumVariables> = {
  name: 'Sum',
  text: 'query Sum {\n  viewer {\n    withdrawalRequests(list: PENDING, first: 1) {\n      totalCount\n      totalCountIsBound\n      totalAmount\n    }\n  }\n}',
}

export interface WaitingData {
  viewer: {
    withdrawalRequests: {
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
      edges: Array<{ node: { requestId: number; ageInBankDays: number | null; isCheck: boolean } }>
    } | null
  } | null
}
export type WaitingVariables = { after?: string | null }
export const Waiting: Operation<WaitingData, WaitingVariables> = {
  name: 'Waiting',
  text: 'query Waiting($after: String) {\n  viewer {\n    withdrawalRequests(list: PENDING, first: 100, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          requestId\n          ageInBankDays\n          isCheck\n        }\n      }\n    }\n  }\n}',
}

export interface AddNoteData {
  addNote: {
    errors: Array<{
      code: 'CONFLICT' | 'EXISTS' | 'FAILED' | 'FORBIDDEN' | 'INVALID' | 'NOT_FOUND' | 'READ_ONLY' | 'UNAUTHENTICATED'
      field: Array<string> | null
      message: string
    }>
    noteEdge: { node: { noteId: number } } | null
  } | null
}
export type AddNoteVariables = {
  input: { accountOwnerId: number; clientMutationId?: string | null; noteText: string; title: string }
}
export const AddNote: Operation<AddNoteData, AddNoteVariables> = {
  name: 'AddNote',
  text: 'mutation AddNote($input: AddNoteInput!) {\n  addNote(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n    noteEdge {\n      node {\n        noteId\n      }\n    }\n  }\n}',
}

export interface StoreFileData {
  uploadFile: {
    errors: Array<{
      code: 'CONFLICT' | 'EXISTS' | 'FAILED' | 'FORBIDDEN' | 'INVALID' | 'NOT_FOUND' | 'READ_ONLY' | 'UNAUTHENTICATED'
      field: Array<string> | null
      message: string
    }>
    guid: string | null
  } | null
}
export type StoreFileVariables = {
  input: {
    accountId: number
    accountOwnerId?: number | null
    clientMutationId?: string | null
    contentType: string
    fileContent: string
    fileName: string
    isWithdrawal?: boolean
    requestId?: number | null
  }
}
export const StoreFile: Operation<StoreFileData, StoreFileVariables> = {
  name: 'StoreFile',
  text: 'mutation StoreFile($input: UploadFileInput!) {\n  uploadFile(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n    guid\n  }\n}',
}
