import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, utc } from './exports.ts'
import { momentOut } from './fields.ts'
import { pagedRows, pageQuery } from './page.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('service')

const mail = z.strictObject({
  mailId: z.int(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  bodyText: maybe(z.string()),
  bodyHtml: maybe(z.string().describe('Empty for a letter on paper')),
  createdAt: momentOut,
  sentAt: momentOut.nullable(),
})
export type Mail = z.output<typeof mail>

export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  anyone: '/api/dev/mail',
  summary: 'Letters of the outbox, newest first; outside production only.',
  response: z.array(mail),
})

const ownMail = z.strictObject({
  mailId: z.int(),
  subject: z.string(),
  createdAt: momentOut,
  sentAt: momentOut.nullable().describe('Null while it is on its way, and where it could not be delivered'),
})

export const listOwnMail = endpoint({
  name: 'listOwnMail',
  method: 'GET',
  customer: '/api/mail',
  summary: 'Mails to the address that the caller signs in with, newest first, without their content.',
  query: pageQuery({ sorts: ['created'], defaultSort: '-created' }),
  response: pagedRows(ownMail),
})

const undelivered = z.strictObject({
  mailId: z.int(),
  to: z.string(),
  subject: z.string(),
  createdAt: momentOut,
  givenUpAt: momentOut,
  attempts: z.int(),
  reason: z.string().nullable().describe("Code of the mail server's answer at the last try"),
  accountOwnerId: z.int().nullable().describe("Number of the owner with that log-in; null where it is no owner's"),
})

export const listUndelivered = endpoint({
  name: 'listUndelivered',
  method: 'GET',
  staff: { path: '/api/mail/undelivered', may: 'operations' },
  summary: 'Mails that were given up because they could not be delivered, newest first.',
  query: pageQuery({ sorts: ['givenUp'], defaultSort: '-givenUp' }),
  response: pagedRows(undelivered),
})

export const exportUndelivered = exportOf(listUndelivered, {
  name: 'exportUndelivered',
  title: () => 'Undelivered mail',
  columns: {
    Subject: (row) => row.subject,
    Email: (row) => row.to,
    'Written (UTC)': (row) => utc(row.createdAt),
    'Given Up (UTC)': (row) => utc(row.givenUpAt),
    Attempts: (row) => row.attempts,
    Reason: (row) => row.reason,
    'Owner ID': (row) => row.accountOwnerId,
    'Mail ID': (row) => row.mailId,
  },
})
