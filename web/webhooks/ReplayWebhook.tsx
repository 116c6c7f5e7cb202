import { Button } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { ReplayWebhookMutation } from '../__generated__/ReplayWebhookMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatCount } from '../kit/ui/format.ts'

/** Button that resends all abandoned messages of a webhook. */
export function ReplayWebhook({ webhookId, name }: { webhookId: number; name: string }) {
  const refresh = useRefresh()
  const [replay, isSending] = useMutation<ReplayWebhookMutation>(graphql`
    mutation ReplayWebhookMutation($input: ReplayWebhookInput!) {
      replayWebhook(input: $input) {
        errors {
          ...useMutation_errors
        }
        count
      }
    }
  `)

  async function onClick() {
    if (isSending) return
    const { ok, payload } = await replay({ input: { webhookId } })
    if (ok) notices.success('Sent Again', `${name}: ${messages(payload.count ?? 0)} on the way.`)
    await refresh()
  }

  return (
    <Button appearance="primary" aria-busy={isSending} onClick={() => void onClick()}>
      {isSending ? 'Sending' : 'Send All Again'}
    </Button>
  )
}

const messages = (count: number) => (count === 1 ? '1 message is' : `${formatCount(count)} messages are`)
