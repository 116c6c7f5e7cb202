import { makeStyles, tokens } from '@fluentui/react-components'
import type { DistributionState } from '../__generated__/AccountList_accountOwner.graphql.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'

const useStyles = makeStyles({
  words: { marginBlockStart: '12px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** Explains the account states in which no distribution is possible. */
export function ClosingWords({ states }: { states: readonly DistributionState[] }) {
  const styles = useStyles()
  const isPending = states.includes('PENDING_CLOSURE')
  const isClosed = states.includes('CLOSED')
  if (!isPending && !isClosed) return null
  return (
    <p className={styles.words} data-print="hide">
      {isPending ? 'An account with Pending Closure is being closed. You cannot request its balance here. ' : null}
      {isClosed ? 'A closed account has no money left. You can still see its transactions. ' : null}
      <ContactLink words={isPending ? 'Ask us about the balance' : 'Contact us with questions'} />
    </p>
  )
}
