import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import type { ClaimValues } from './claimSchema.ts'
import { differsFromDesignation, type DesignatedAccount } from './designation.ts'

// Always rendered, so that screen readers announce new text. While empty, takes no part in the layout, so that the gaps
// between rows stay equal.
const useStyles = makeStyles({ place: { display: 'block', ':empty': { position: 'absolute' } } })

/** Warns if a claim differs from the owner's designation. Staff can still submit the claim. */
export function DiffersNote({ account }: { account: DesignatedAccount }) {
  const styles = useStyles()
  const [recipient, firstName, lastName, choice, amount] = useWatch<
    ClaimValues,
    ['recipient', 'firstName', 'lastName', 'choice', 'amount']
  >({ name: ['recipient', 'firstName', 'lastName', 'choice', 'amount'] })
  const differs = differsFromDesignation(account, { recipient, firstName, lastName, choice, amount })
  return (
    <output className={styles.place}>
      {differs ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            This differs from the designation. The person who accepts the claim form sees that.
          </MessageBarBody>
        </MessageBar>
      ) : null}
    </output>
  )
}
