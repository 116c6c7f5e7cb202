import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { ShownOnce } from '../kit/forms/ShownOnce.tsx'
import { WebhookForm, type MadeWebhook } from './WebhookForm.tsx'

/** Form that requests a webhook, and then shows its secret once. */
export function NewWebhook() {
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<MadeWebhook | null>(null)

  function onClose() {
    setOpen(false)
    setMade(null)
    if (made) void refresh()
  }

  return (
    <>
      <Button appearance="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New Webhook
      </Button>
      {isOpen ? (
        <Modal title="New Webhook" open onClose={onClose}>
          {made ? (
            <ShownOnce label="Secret" value={made.secret} onClose={onClose}>
              {`This secret signs the messages of ${made.name}. It is shown only once. Store it where the program reads it, and nowhere else. The webhook sends once a second person has approved it.`}
            </ShownOnce>
          ) : (
            <WebhookForm onMade={setMade} onClose={onClose} />
          )}
        </Modal>
      ) : null}
    </>
  )
}
