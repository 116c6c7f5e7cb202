import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RevokeCredentialMutation } from '../__generated__/RevokeCredentialMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'

/** Revokes a credential after a confirmation. */
export function RevokeCredential({ credentialId, name }: { credentialId: number; name: string }) {
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [revoke, isRevoking] = useMutation<RevokeCredentialMutation>(graphql`
    mutation RevokeCredentialMutation($input: RevokeCredentialInput!) {
      revokeCredential(input: $input) {
        errors {
          ...useMutation_errors
        }
        credential {
          ...CredentialItem_credential
        }
      }
    }
  `)

  async function onConfirm() {
    const { ok } = await revoke({ input: { credentialId } })
    setAsking(false)
    if (ok) notices.success('Credential Revoked', `${name} no longer works.`)
    await refresh()
  }

  return (
    <>
      <Button aria-haspopup="dialog" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Revoke ${name}?`}
        confirmLabel="Revoke credential"
        cancelLabel="Cancel"
        busy={isRevoking}
        isGrave
        onConfirm={() => void onConfirm()}
        onClose={() => setAsking(false)}
      >
        The next request of the program is refused. This cannot be undone: the program then needs a new credential.
      </ConfirmDialog>
    </>
  )
}
