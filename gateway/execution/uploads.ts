import { getOperationAST, parse, type OperationDefinitionNode } from 'graphql'
import { storeFile, storeRolloverForm } from '../../contract/documents.ts'
import { sendEvidence } from '../../contract/evidence.ts'
import { takeInReturns } from '../../contract/returns.ts'
import { checkPlanFile, storePlanFile } from '../../contract/planUploads.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { DocumentStore } from './documentStore.ts'

/** Mutations whose input contains a whole file, each with its REST call. */
export const UPLOADS: ReadonlyMap<string, AnyEndpoint> = new Map<string, AnyEndpoint>([
  ['uploadFile', storeFile],
  ['uploadRolloverForm', storeRolloverForm],
  ['sendRequestEvidence', sendEvidence],
  ['uploadPlanFile', storePlanFile],
  ['checkPlanFile', checkPlanFile],
  ['takeInReturns', takeInReturns],
])

/** Names of the mutations for which a large body was admitted. */
export type Announced = ReadonlySet<string>

/** The upload that `x-operation` names: a mutation, or the id of a document of the web. */
export function announcedBy(header: string | string[] | undefined, documents: DocumentStore): Announced | null {
  if (typeof header !== 'string') return null
  if (UPLOADS.has(header)) return new Set([header])
  const text = documents.get(header)
  return text === undefined ? null : uploadsOf(getOperationAST(parse(text)))
}

/** The mutations of an operation that contains only uploads; otherwise null. */
function uploadsOf(operation: OperationDefinitionNode | null | undefined): Announced | null {
  if (operation?.operation !== 'mutation') return null
  const names = operation.selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''))
  return names.every((name) => UPLOADS.has(name)) ? new Set(names) : null
}

/** Whether the operation of a large body is the upload for which the body was admitted. */
export function isAsAnnounced(operation: OperationDefinitionNode | null | undefined, announced: Announced): boolean {
  const uploads = uploadsOf(operation)
  return uploads !== null && [...uploads].every((name) => announced.has(name))
}
