import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { FullReceivingAccountMutation } from '../../__generated__/FullReceivingAccountMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { notices } from '../../kit/notices/notices.ts'
import { TextButton } from '../../kit/ui/TextButton.tsx'

interface Props {
  accountOwnerId: number
  requestId: number
}

/** Shows the full account number next to its masked field, and keeps other input. The audit trail records each view. */
export function FullReceivingAccount({ accountOwnerId, requestId }: Props) {
  const environment = useRelayEnvironment()
  const [number, setNumber] = useState<string | null>(null)
  const [read] = useMutation<FullReceivingAccountMutation>(graphql`
    mutation FullReceivingAccountMutation($input: ReadReceivingAccountInput!) {
      readReceivingAccount(input: $input) {
        errors {
          ...useMutation_errors
        }
        receivingAccountNumber
      }
    }
  `)

  async function show() {
    let stored: string | undefined
    const outcome = await read(
      { input: { accountOwnerId, requestId } },
      { updater: (store) => (stored = store.getRootField('readReceivingAccount')?.getDataID()) },
    )
    // Remove the full number from the store when this form closes.
    commitLocalUpdate(environment, (store) => (stored ? store.delete(stored) : undefined))
    if (outcome.ok) return setNumber(outcome.payload.receivingAccountNumber ?? null)
    for (const { message } of outcome.errors) notices.error('Error', message)
  }

  if (number === null) return <TextButton onClick={() => void show()}>Show the full receiving account</TextButton>
  return (
    <output>
      Receiving account in full: <strong>{number}</strong>
    </output>
  )
}
