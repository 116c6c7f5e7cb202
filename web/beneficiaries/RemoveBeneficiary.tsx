import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RemoveBeneficiaryMutation } from '../__generated__/RemoveBeneficiaryMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import type { Member } from './draft.ts'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

interface Props {
  accountOwnerId: number
  planAccountNumber: string
  member: Member
  connection: string
  /** Marks the person as unassigned; the change is stored with the next submit. */
  onUnassign: () => void
  onClose: () => void
}

/**
 * Asks for a confirmation before a beneficiary is removed. A beneficiary with a stored share must be unassigned and
 * submitted first.
 */
export function RemoveBeneficiary({
  accountOwnerId,
  planAccountNumber,
  member,
  connection,
  onUnassign,
  onClose,
}: Props) {
  const { beneficiaryId, amount } = member.beneficiary
  const [failure, setFailure] = useState<string | null>(null)
  const [remove, isRemoving] = useMutation<RemoveBeneficiaryMutation>(graphql`
    mutation RemoveBeneficiaryMutation($input: RemoveBeneficiaryInput!, $connections: [ID!]!) {
      removeBeneficiary(input: $input) {
        errors {
          ...useMutation_errors
        }
        removedBeneficiaryId @deleteEdge(connections: $connections)
      }
    }
  `)

  async function run() {
    if (amount > 0) return (onUnassign(), onClose())
    const { ok, errors } = await remove({ input: { accountOwnerId, beneficiaryId }, connections: [connection] })
    if (!ok) return setFailure(errors[0]?.message ?? null)
    notices.success('Success', 'Beneficiaries updated successfully')
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title="Remove Beneficiary"
      confirmLabel={amount > 0 ? 'Set to Unassigned' : 'Remove'}
      cancelLabel="Cancel"
      busy={isRemoving}
      isGrave={amount === 0}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        {amount > 0
          ? `${member.name} has a share of ${amount}%. Set the type to Unassigned, give the share to others and submit. Then you can remove ${member.name}.`
          : `Remove ${member.name} from account ${planAccountNumber}?`}
      </p>
      <p>
        <ForOwner accountOwnerId={accountOwnerId} />
      </p>
      {failure === null ? null : <ErrorBar>{failure}</ErrorBar>}
    </ConfirmDialog>
  )
}
