import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { momentOut } from './fields.ts'
import { maybe } from './partial.ts'

const mail = z.strictObject({
  mailId: z.int(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  bodyText: maybe(z.string()),
  createdAt: momentOut,
  sentAt: momentOut.nullable(),
})
export type Mail = z.output<typeof mail>

export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  anyone: '/api/dev/mail',
  tag: 'service',
  summary: 'Letters of the outbox, newest first; outside production only.',
  response: z.array(mail),
})
