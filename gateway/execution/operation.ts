import { getOperationAST, type DocumentNode, type OperationDefinitionNode } from 'graphql'

type Args = { document: DocumentNode; operationName?: string | null | undefined }

/** The requested operation; null if its name is missing or unknown. */
export function operationOf({ document, operationName }: Args): OperationDefinitionNode | null | undefined {
  return getOperationAST(document, operationName)
}
