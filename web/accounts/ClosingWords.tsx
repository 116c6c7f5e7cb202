import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ClosingWords_accounts$key } from '../__generated__/ClosingWords_accounts.graphql.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  words: { marginBlockStart: '12px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** Explains the account states in which no distribution is possible. */
export function ClosingWords({ accountKeys }: { accountKeys: ClosingWords_accounts$key }) {
  const styles = useStyles()
  const accounts = useFragment(
    graphql`
      fragment ClosingWords_accounts on RetirementAccount @relay(plural: true) @throwOnFieldError {
        accountId
        planAccountNumber
        balance
        distributionState
      }
    `,
    accountKeys,
  )
  const pending = accounts.filter(({ distributionState }) => distributionState === 'PENDING_CLOSURE')
  const isClosed = accounts.some(({ distributionState }) => distributionState === 'CLOSED')
  if (pending.length === 0 && !isClosed) return null
  const isOpenBalance = pending.some(({ balance }) => balance > 0)
  return (
    <p className={styles.words} data-print="hide">
      {pending.map(({ accountId, planAccountNumber, balance }) => (
        <Fragment key={accountId}>
          Account {planAccountNumber} is being closed.{' '}
          {balance > 0 ? (
            <>
              The <Money amount={balance} /> in it is your money, not a fee. You cannot request it here.{' '}
            </>
          ) : null}
        </Fragment>
      ))}
      {isClosed ? 'A closed account has no money left. You can still see its transactions. ' : null}
      <ContactLink words={isOpenBalance ? 'Ask us about the balance' : 'Contact us with questions'} />
    </p>
  )
}
