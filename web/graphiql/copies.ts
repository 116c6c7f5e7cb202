import { getOperationAST, parse, type GraphQLSchema } from 'graphql'
import { operationText } from './operationText.ts'
import type { Sent } from './send.ts'

// Formats an operation for other programs. No format contains the session, because programs have their own credentials.

/** Formats an operation as a shell command with curl. */
export function asCurl(origin: string, sent: Sent): string {
  const quoted = `'${JSON.stringify(sent).replaceAll("'", String.raw`'\''`)}'`
  return [
    `curl ${origin}/graphql \\`,
    `  -H "authorization: Bearer $CREDENTIAL" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d ${quoted}`,
  ].join('\n')
}

/** Formats an operation as a script with one fetch call. */
export function asFetch(origin: string, sent: Sent): string {
  return [
    `const response = await fetch('${origin}/graphql', {`,
    `  method: 'POST',`,
    `  headers: { 'content-type': 'application/json', authorization: \`Bearer \${process.env.CREDENTIAL}\` },`,
    `  body: JSON.stringify(${JSON.stringify(sent, null, 2).replaceAll('\n', '\n  ')}),`,
    `})`,
    `const { data, errors } = await response.json()`,
  ].join('\n')
}

/**
 * Formats an operation as a module with the types of variables and response. Returns the reason if that is not
 * possible.
 */
export function asTypeScript(schema: GraphQLSchema, { query, operationName }: Sent): string {
  const operation = getOperationAST(parse(query), operationName)
  if (!operation) throw new Error('Name the operation to copy.')
  return `export interface Operation<Data, Variables> {\n  name: string\n  text: string\n  types?: [Data, Variables]\n}\n\n${operationText(schema, operation)}`
}
