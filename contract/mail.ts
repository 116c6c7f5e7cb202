import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { momentOut } from './fields.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('service')

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
  summary: 'Letters of the outbox, newest first; outside production only.',
  response: z.array(mail),
})
