import * as z from 'zod'
import { endpoint } from '../rest/endpoint.ts'
import { id, maybeMoment, maybeText, moment, text } from '../rest/shapes.ts'

/** The custodian's outbox; it answers outside production only. */
export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  anyone: '/api/dev/mail',
  response: z.array(
    z.object({
      mailId: id,
      kind: text,
      to: text,
      subject: text,
      bodyText: maybeText,
      createdAt: moment,
      sentAt: maybeMoment,
    }),
  ),
})
