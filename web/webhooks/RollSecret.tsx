import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RollSecretMutation } from '../__generated__/RollSecretMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ShownOnce } from '../kit/forms/ShownOnce.tsx'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { Modal } from '../kit/ui/Modal.tsx'

/** Button that replaces the secret of a webhook after a confirmation, and shows the new secret once. */
export function RollSecret({ webhookId, name }: { webhookId: number; name: string }) {
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [roll, isRolling] = useMutation<RollSecretMutation>(graphql`
    mutation RollSecretMutation($input: RollWebhookSecretInput!) {
      rollWebhookSecret(input: $input) {
        errors {
          ...useMutation_errors
        }
        secret
      }
    }
  `)

  async function onConfirm() {
    const { ok, payload } = await roll({ input: { webhookId } })
    setAsking(false)
    if (ok) setSecret(payload.secret ?? null)
  }

  function onClose() {
    setSecret(null)
    void refresh()
  }

  return (
    <>
      <Button aria-haspopup="dialog" aria-label={`New secret for ${name}`} onClick={() => setAsking(true)}>
        New Secret
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`New secret for ${name}?`}
        confirmLabel="Create Secret"
        cancelLabel="Cancel"
        busy={isRolling}
        onConfirm={() => void onConfirm()}
        onClose={() => setAsking(false)}
      >
        Messages are signed with both secrets for 24 hours, then with the new one only.
      </ConfirmDialog>
      {secret === null ? null : (
        <Modal title="New Secret" open onClose={onClose}>
          <ShownOnce label="Secret" value={secret} onClose={onClose}>
            {`This secret signs the messages of ${name}. It is shown only once. Give it to the program within 24 hours.`}
          </ShownOnce>
        </Modal>
      )}
    </>
  )
}
