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
  bodyHtml: maybe(z.string().describe('Body of an email as HTML; empty for a paper letter')),
  createdAt: momentOut,
  sentAt: momentOut.nullable(),
})
export type Mail = z.output<typeof mail>

export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  anyone: '/api/dev/mail',
  summary: 'Emails and letters of the outbox, newest first; only outside production.',
  response: z.array(mail),
})

const ownMail = z.strictObject({
  mailId: z.int(),
  kind: z.string().describe('Kind of the email, such as "statement-ready"'),
  subject: z.string(),
  requestId: maybe(z.int().nullable().describe('ID of the request that the email is about; null if none')),
  createdAt: momentOut,
  sentAt: momentOut.nullable().describe('When the email was sent; null until then, and if undeliverable'),
  isUndelivered: z.boolean().describe('Whether delivery of the email was abandoned'),
})

export const listOwnMail = endpoint({
  name: 'listOwnMail',
  method: 'GET',
  customer: '/api/mail',
  summary: 'Emails to the address that the caller signs in with, newest first, without their content.',
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
  reason: z.string().nullable().describe('Response code of the mail server at the last attempt'),
  accountOwnerId: z.int().nullable().describe('ID of the owner whose login has that address; null if no owner has it'),
})

export const listUndelivered = endpoint({
  name: 'listUndelivered',
  method: 'GET',
  staff: { path: '/api/mail/undelivered', may: 'operations' },
  summary: 'Undeliverable emails whose delivery was abandoned, newest first.',
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
