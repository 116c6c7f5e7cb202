import { join } from 'node:path'
import { assertEnumType, buildSchema } from 'graphql'
import { KEY_KEPT_DAYS } from '../contract/endpoint.ts'
import { EVENT_CATALOGUE, EVENT_KINDS, type EventKind } from '../contract/events.ts'
import { testMessage, webhookMessage } from '../contract/webhookMessage.ts'
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
  return `# GraphQL API reference

Written by \`npm run schema\` from the code; do not edit. \`schema.graphql\` has the fields; [tools.md](../tools.md#signing-in) describes how a program signs in.

## Errors

A failed query or mutation has \`errors\` with one of these codes in \`extensions.code\`, and \`extensions.requestId\`, which both servers log. The rest of \`data\` is valid.

${codes('ErrorCode')}

A mutation with refused input returns status 200 and \`errors\` in its payload. Each error has \`code\`, \`message\` for people, and \`field\`, the path of the refused input (null for none). \`@errors\` in \`schema.graphql\` lists the codes of each mutation:

${codes('UserErrorCode')}

A request that is refused before its document is read gets an HTTP status: 400 (not a GraphQL request, or too large a document), 401 (the session or credential is not valid; \`WWW-Authenticate\` names the scheme), 405 (not a POST), 413 (too large a body; \`extensions.help\` names the header that an upload needs), 415 (a body that is not \`application/json\`), 429 and 503 with \`Retry-After\` in seconds.

## Limits

${table(
  ['Limit of', 'Maximum'],
  [
    [
      'a document',
      `${count(LIMITS.tokens)} tokens, ${LIMITS.fields} fields, ${LIMITS.aliases} aliases, ${LIMITS.directives} directives, counted with expanded fragments`,
    ],
    ['its depth', `${LIMITS.depth}; ${LIMITS.introspectionDepth} for introspection`],
    ['mutations in a document', String(LIMITS.rootMutations)],
    ['a page', `${MAX_PAGE_SIZE} rows`],
    ['`node` and `nodes`', `${MAX_NODES} ids in a request, over all these fields`],
    [
      'a body',
      `${count(SMALL.bytes)} bytes; ${count(LARGE.bytes)} for an upload that the header \`x-operation\` names`,
    ],
    [
      'requests',
      `\`SESSION_RATE\` a second for one person, with bursts of ${BURST_SECONDS} seconds' worth; \`ANONYMOUS_RATE\` for one address without a session`,
    ],
  ],
)}

## Pages

Lists are connections. \`first\` and \`after\` page forward, \`last\` and \`before\` backward; do not combine them. \`last\` alone returns the end of the list. \`endCursor\` of \`pageInfo\` is the \`after\` of the next page. Cursors are opaque and valid only for the caller who received them, with the same list, order and filter. Any other use is refused with \`BAD_USER_INPUT\`; start again at the first page. Rows added meanwhile neither repeat nor hide a row. \`totalCount\` is exact up to 10,000; above, \`totalCountIsBound\` is true.

## Changes and webhook messages

${eventCatalogue()}

## Writing twice

A write that repeats an \`idempotencyKey\` within ${KEY_KEPT_DAYS} days returns the first response and has no further effect. A REST call takes the key in the header \`idempotency-key\`. The same key with another input is refused with \`KEY_REUSED\`. \`clientMutationId\` is only returned.

These mutations have no key:

${table(
  ['Mutations', 'Why'],
  WITHOUT_KEY.map(({ mutations, why }) => [mutations.map((name) => `\`${name}\``).join(', '), why]),
)}
`
}

/** Mutations that take no idempotency key. */
export const WITHOUT_KEY: readonly { mutations: readonly string[]; why: string }[] = [
  {
    mutations: [
      'completeSignature',
      'registerEmail',
      'registerPerson',
      'requestPasswordReset',
      'resendVerificationCode',
      'resetPassword',
      'verifyRegistration',
    ],
    why: 'A key belongs to a person, and nobody is signed in. Each link and code works once.',
  },
  {
    mutations: ['changePassword', 'confirmSecondFactor', 'endSecondFactor', 'login', 'logout', 'startSecondFactor'],
    why: 'Passwords, codes and sessions are not stored. A repeated change is refused, because its password or code is old.',
  },
  {
    mutations: ['endAllSessions', 'endOpenSession'],
    why: 'Ends sessions; a repeated call has no further effect.',
  },
  {
    mutations: ['createCredential', 'createWebhook', 'rollWebhookSecret'],
    why: 'Returns a secret, which is shown once. A second creation with the same name is refused.',
  },
  {
    mutations: ['readReceivingAccount', 'revealRegistrationCode', 'revealSocial'],
    why: 'Reads personal data and changes none; each read is recorded.',
  },
  {
    mutations: ['sendSigningCode'],
    why: 'Mails no second code while the first one is valid, unless `again` is true.',
  },
  { mutations: ['testWebhook'], why: 'Sends one message for each call.' },
  { mutations: ['checkPlanFile', 'quoteDeathClaim'], why: 'Stores nothing.' },
  { mutations: ['visitRequest'], why: 'Only records that a person has a request open, for 45 seconds.' },
]

const AT = '2026-03-10T15:00:00.000Z'
/** An example event of each kind, to show its ids. */
const EXAMPLES: Readonly<Record<EventKind, { id: number; accountOwnerId: number | null; accountId: number | null }>> = {
  REQUEST: { id: 2001, accountOwnerId: 1001, accountId: 501 },
  JOB: { id: 2017, accountOwnerId: null, accountId: null },
  OWNER: { id: 1001, accountOwnerId: 1001, accountId: null },
  ACCOUNT: { id: 501, accountOwnerId: 1001, accountId: 501 },
  APPROVAL: { id: 2004, accountOwnerId: 1001, accountId: 501 },
}

/** Every kind of change, with the message that a webhook sends for it. */
function eventCatalogue(): string {
  const rows = EVENT_KINDS.map((kind) => {
    const { when, statuses } = EVENT_CATALOGUE[kind]
    return [`\`${kind}\``, when, statuses.map((status) => `\`${status}\``).join(', ')]
  })
  const bodies = EVENT_KINDS.map((kind, index) =>
    webhookMessage({ at: AT, position: 4712 + index, kind, ...EXAMPLES[kind] }),
  )
  return `${table(['Kind', 'Reported when', '`status`'], rows)}

One webhook message of each kind, and a test message. A message has no status: read it with a credential.

\`\`\`json
${[...bodies, testMessage(2001, AT)].join('\n')}
\`\`\``
}

const count = (n: number) => n.toLocaleString('en-US')

function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
