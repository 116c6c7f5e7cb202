import * as z from '../kit/forms/zod.ts'
import { changeKinds } from '../../contract/changeKinds.ts'

const NAME = 'Please enter letters, digits, spaces, ".", "_" and "-", 60 at most'
const KINDS = Object.keys(changeKinds) as (keyof typeof changeKinds)[]

/** Schema of the form that requests a webhook. Without a chosen event type, the first type shows the error. */
export const webhookSchema = z
  .object({
    name: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,58}[A-Za-z0-9])?$/, NAME)),
    url: z.string().check(
      z.trim(),
      z.refine((text) => URL.canParse(text), 'Please enter an address such as https://example.com/hook'),
    ),
    kinds: z.record(z.string(), z.boolean()),
  })
  .check(
    z.superRefine(({ kinds }, context) => {
      if (!Object.values(kinds).includes(true))
        context.addIssue({
          code: 'custom',
          path: ['kinds', KINDS[0] ?? ''],
          message: 'Please choose at least one event',
        })
    }),
  )
export type WebhookValues = z.output<typeof webhookSchema>

export const emptyWebhook: WebhookValues = {
  name: '',
  url: '',
  kinds: Object.fromEntries(KINDS.map((kind) => [kind, false])),
}

export const webhookInput = ({ name, url, kinds }: WebhookValues) => ({
  name,
  url,
  kinds: KINDS.filter((kind) => kinds[kind]),
})
