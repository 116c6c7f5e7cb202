import { getOperationAST, parse, type GraphQLSchema } from 'graphql'
import { operationText } from './operationText.ts'
import type { Sent } from './send.ts'

// Formats an operation as other programs send it. No format contains the session, because programs have their own
// credentials.

/** A shell command. */
export function asCurl(origin: string, sent: Sent): string {
  const quoted = `'${JSON.stringify(sent).replaceAll("'", String.raw`'\''`)}'`
  return [
    `curl ${origin}/graphql \\`,
    `  -H "authorization: Bearer $CREDENTIAL" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d ${quoted}`,
  ].join('\n')
}

/** A script with one call. */
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

/** A module with the types of variables and response, or the reason why there is none. */
export function asTypeScript(schema: GraphQLSchema, { query, operationName }: Sent): string {
  const operation = getOperationAST(parse(query), operationName)
  if (!operation) throw new Error('Name the operation to copy.')
  return `export interface Operation<Data, Variables> {\n  name: string\n  text: string\n  types?: [Data, Variables]\n}\n\n${operationText(schema, operation)}`
}
