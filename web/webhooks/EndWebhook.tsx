import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EndWebhookMutation } from '../__generated__/EndWebhookMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

/** Button that ends a webhook after a confirmation. */
export function EndWebhook({ webhookId, name }: { webhookId: number; name: string }) {
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [end, isEnding] = useMutation<EndWebhookMutation>(graphql`
    mutation EndWebhookMutation($input: EndWebhookInput!) {
      endWebhook(input: $input) {
        errors {
          ...useMutation_errors
        }
        webhook {
          webhookId
        }
      }
    }
  `)

  async function onConfirm() {
    const { ok } = await end({ input: { webhookId } })
    setAsking(false)
    if (ok) notices.success('Webhook Ended', `${name} no longer sends messages.`)
    await refresh()
  }

  return (
    <>
      <Button aria-haspopup="dialog" aria-label={`End ${name}`} onClick={() => setAsking(true)}>
        End
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`End ${name}?`}
        confirmLabel="End webhook"
        cancelLabel="Cancel"
        busy={isEnding}
        isGrave
        onConfirm={() => void onConfirm()}
        onClose={() => setAsking(false)}
      >
        It sends nothing more, not even messages that wait. This cannot be undone: the program then needs a new webhook.
      </ConfirmDialog>
    </>
  )
}
