import { join } from 'node:path'
import { assertEnumType, buildSchema } from 'graphql'
import { LIMITS } from './execution/useLimits.ts'
import { MAX_PAGE_SIZE } from './graphql/connection.ts'
import { MAX_NODES } from './graphql/node.ts'
import { printedSchema } from './graphql/typeDefs.ts'
import { LARGE, SMALL } from './http/body.ts'
import { BURST_SECONDS } from './http/rateLimit.ts'

export const apiReferenceFile = join(import.meta.dirname, '../docs/api/reference.md')

/** Facts for API users that the schema does not contain, generated from the code. */
export function printedApiReference(): string {
  const schema = buildSchema(printedSchema())
  const codes = (name: string) =>
    table(
      ['Code', 'Means'],
      assertEnumType(schema.getType(name))
        .getValues()
        .map((value) => [`\`${value.name}\``, (value.description ?? '').replaceAll('\n', ' ')]),
    )
  return `# The gateway's API beside its schema

Written by \`npm run schema\` from the code; do not edit. The fields are in \`schema.graphql\`, how a tool signs in in [operations/configure.md](../operations/programs.md).

## Errors

A query or mutation that could not be answered has \`errors\` with one of these in \`extensions.code\`, and \`extensions.requestId\`, under which both servers log it. The rest of \`data\` is still good.

${codes('ErrorCode')}

A mutation whose input was refused answers 200 and says why in the \`errors\` of its payload, each with \`code\`, \`message\` for people and \`field\`, the path of the input it is about (null for none):

${codes('UserErrorCode')}

A refusal before the document is looked at has an HTTP status: 400 (not a GraphQL request, or too large a document), 401 (the session has ended), 413 (too large a body), 429 and 503 with \`Retry-After\` in seconds.

## Limits

${table(
  ['Of', 'At most'],
  [
    [
      'a document',
      `${count(LIMITS.tokens)} tokens, ${LIMITS.fields} fields, ${LIMITS.aliases} aliases, ${LIMITS.directives} directives, fragments written out`,
    ],
    ['its depth', `${LIMITS.depth}; ${LIMITS.introspectionDepth} where it asks about the schema`],
    ['mutations in a document', String(LIMITS.rootMutations)],
    ['a page', `${MAX_PAGE_SIZE} rows`],
    ['`nodes(ids:)`', `${MAX_NODES} ids`],
    [
      'a body',
      `${count(SMALL.bytes)} bytes; ${count(LARGE.bytes)} for an upload that the header \`x-operation\` names`,
    ],
    [
      'requests',
      `\`SESSION_RATE\` a second of one person, ${BURST_SECONDS} seconds' worth at once; \`ANONYMOUS_RATE\` of one address without a session`,
    ],
  ],
)}

## Pages

Lists are connections. \`first\` and \`after\` go forward, \`last\` and \`before\` back; the two are not mixed. \`last\` alone is the end of the list. \`endCursor\` of \`pageInfo\` is the \`after\` of the next page. Cursors are opaque and belong to one list in one order under one filter, for whoever got them: anywhere else they are refused with \`BAD_USER_INPUT\`, and the way on is the first page. What is added meanwhile neither repeats nor hides a row. \`totalCount\` is exact up to 10,000; above, \`totalCountIsBound\` is true.

## Writing twice

A mutation with a \`clientMutationId\` that was done before within a day answers what it answered then, and does nothing. Signing in, revealing, registering and resetting are never kept.
`
}

const count = (n: number) => n.toLocaleString('en-US')

function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
