import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NewCredential_viewer$key } from '../__generated__/NewCredential_viewer.graphql.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { ShownOnce } from '../kit/forms/ShownOnce.tsx'
import { CredentialForm, type MadeCredential } from './CredentialForm.tsx'

/** Form that creates a credential, and shows its secret once. */
export function NewCredential({ viewerKey }: { viewerKey: NewCredential_viewer$key }) {
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<MadeCredential | null>(null)
  const { credentialScopes } = useFragment(
    graphql`
      fragment NewCredential_viewer on Viewer @throwOnFieldError {
        credentialScopes
      }
    `,
    viewerKey,
  )

  function onClose() {
    setOpen(false)
    setMade(null)
    if (made) void refresh()
  }

  return (
    <>
      <Button appearance="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New Credential
      </Button>
      {isOpen ? (
        <Modal title="New Credential" open onClose={onClose}>
          {made ? (
            <ShownOnce label="Credential" value={made.token} onClose={onClose}>
              {`This is the credential of ${made.name}. It is shown only once. Store it where the program reads it, and nowhere else.`}
              {made.waits ? ' It works once a second person has approved it.' : null}
            </ShownOnce>
          ) : (
            <CredentialForm scopes={credentialScopes} onMade={setMade} onClose={onClose} />
          )}
        </Modal>
      ) : null}
    </>
  )
}
