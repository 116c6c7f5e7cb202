import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import type { ClaimValues } from './claimSchema.ts'
import { differsFromDesignation, type DesignatedAccount } from './designation.ts'

/** Says that a claim is not what the owner has designated; nobody is kept from making it. */
export function DiffersNote({ account }: { account: DesignatedAccount }) {
  const [recipient, firstName, lastName, choice, amount] = useWatch<
    ClaimValues,
    ['recipient', 'firstName', 'lastName', 'choice', 'amount']
  >({ name: ['recipient', 'firstName', 'lastName', 'choice', 'amount'] })
  const differs = differsFromDesignation(account, { recipient, firstName, lastName, choice, amount })
  // Always there, so that what comes into it is read out.
  return (
    <output>
      {differs ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>This differs from the designation; whoever accepts the claim form sees that.</MessageBarBody>
        </MessageBar>
      ) : null}
    </output>
  )
}
