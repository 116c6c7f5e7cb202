import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NewCredential_viewer$key } from '../__generated__/NewCredential_viewer.graphql.ts'
import { useRefresh } from '../app/relay/useRefresh.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { CredentialForm, type MadeCredential } from './CredentialForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'

/** Makes a credential and shows its value, this once. */
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
            <ShownOnce made={made} onClose={onClose} />
          ) : (
            <CredentialForm scopes={credentialScopes} onMade={setMade} onClose={onClose} />
          )}
        </Modal>
      ) : null}
    </>
  )
}
