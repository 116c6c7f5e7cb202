import { Button } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { TestWebhookMutation } from '../__generated__/TestWebhookMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'

/** Button that sends a test message to the receiver of a webhook, and shows whether the receiver accepted it. */
export function TestWebhook({ webhookId, name }: { webhookId: number; name: string }) {
  const [send, isSending] = useMutation<TestWebhookMutation>(graphql`
    mutation TestWebhookMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        errors {
          ...useMutation_errors
        }
        failure
      }
    }
  `)

  async function onClick() {
    if (isSending) return
    const { ok, payload } = await send({ input: { webhookId } })
    if (!ok) return
    if (payload.failure) notices.error('Test Failed', `${name} did not accept the test message: ${payload.failure}.`)
    else notices.success('Test Delivered', `${name} accepted the test message.`)
  }

  return (
    <Button aria-label={`Test ${name}`} aria-busy={isSending} onClick={() => void onClick()}>
      {isSending ? 'Sending' : 'Test'}
    </Button>
  )
}
