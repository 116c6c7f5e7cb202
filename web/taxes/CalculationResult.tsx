import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { CalculationResultQuery } from '../__generated__/CalculationResultQuery.graphql.ts'
import { genericFailure, isPortalError } from '../core/relay/errors.ts'
import { nothingLeft } from '../core/screens/distributionAmount.ts'
import { Card } from '../kit/ui/Card.tsx'
import { Money, MoneyOff } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

export const calculationQuery = graphql`
  query CalculationResultQuery($input: TaxCalculationInput!) @throwOnFieldError {
    viewer {
      taxCalculation(input: $input) {
        federalWithholding
        minimumStateWithholding
        maximumStateWithholding
        canOptOut
        canModify
        messageOutput
      }
    }
  }
`

/** Note shown before the first estimate and with each estimate. */
export const prepayment = 'Withheld tax is a prepayment. Your tax return decides what you owe in the end.'

const useStyles = makeStyles({
  message: {
    marginBlockStart: '16px',
    paddingBlockStart: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    color: tokens.colorNeutralForeground2,
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
  },
  rules: { whiteSpace: 'pre-line' },
  warning: { fontWeight: 600 },
})

interface Props {
  queryRef: PreloadedQuery<CalculationResultQuery>
  /** Fee of the distribution in dollars; null if unknown. */
  fee: number | null
  /** The next step after an estimate that leaves something to pay. */
  next?: ReactNode
}

/**
 * Shows the amount, the deductions and the remaining amount. Then explains which state withholding the owner can
 * choose.
 */
export function CalculationResult({ queryRef, fee, next }: Props) {
  const styles = useStyles()
  const result = usePreloadedQuery<CalculationResultQuery>(calculationQuery, queryRef).viewer?.taxCalculation
  if (!result) return <CalculationFailure error={null} />
  // Calculate in cents, to avoid floating-point errors.
  const cents = (amount: number) => Math.round(amount * 100)
  const amount = queryRef.variables.input.withdrawalAmount
  const state = cents(result.minimumStateWithholding)
  const beforeState = cents(amount) - cents(result.federalWithholding) - cents(fee ?? 0)
  const inHand = (beforeState - state) / 100
  // Like the wizard, allow an amount that leaves something to an owner who opts out of the state tax.
  const canBePaid = beforeState - (result.canOptOut && result.canModify !== false ? 0 : state) > 0
  const percent = Math.round((cents(result.federalWithholding) / cents(amount)) * 1_000) / 10
  return (
    <Card heading="Estimate">
      <SummaryList
        figures
        rows={[
          { term: 'Amount', value: <Money amount={amount} /> },
          { term: `Federal withholding, ${percent}%`, value: <MoneyOff amount={result.federalWithholding} /> },
          { term: 'Minimum state withholding', value: <MoneyOff amount={result.minimumStateWithholding} /> },
          ...(fee === null ? [] : [{ term: 'Distribution fee', value: <MoneyOff amount={fee} /> }]),
          {
            term: fee === null ? 'You receive, before our distribution fee' : 'You receive',
            value: <Money amount={inHand} />,
            strong: true,
          },
        ]}
      />
      <div className={styles.message}>
        {canBePaid ? null : <p className={styles.warning}>{nothingLeft}</p>}
        {/* The message about the state's rules already says what is withheld if the owner has no choice. */}
        {hasNoChoice(result) && result.messageOutput ? null : <p>{stateSentence(result)}</p>}
        {result.messageOutput ? <p className={styles.rules}>{result.messageOutput}</p> : null}
        <p>{prepayment}</p>
        {canBePaid ? next : null}
      </div>
    </Card>
  )
}

interface StateRange {
  readonly minimumStateWithholding: number
  readonly maximumStateWithholding: number
  readonly canOptOut: boolean
  readonly canModify: boolean | null | undefined
}

/** Some states change their withholding only by a form on paper. */
const hasNoChoice = ({ maximumStateWithholding: most, canModify }: StateRange) => most <= 0 || canModify === false

/** Describes which state withholding the owner can choose. */
function stateSentence(range: StateRange) {
  const { minimumStateWithholding: least, maximumStateWithholding: most, canOptOut } = range
  if (most <= 0) return 'No state tax is withheld.'
  if (hasNoChoice(range)) return 'Your state sets its withholding.'
  if (most <= least) return canOptOut ? 'You can opt out of state withholding.' : 'Your state sets its withholding.'
  return (
    <>
      State withholding may be up to <Money amount={most} />
      {canOptOut && least > 0 ? ', or you can opt out of it' : ''}.
    </>
  )
}

/** Shows the error of a failed calculation. A server message about the input is shown unchanged. */
export function CalculationFailure({ error }: { error: unknown }) {
  const message = isPortalError(error) && error.code === 'BAD_USER_INPUT' ? error.message : genericFailure
  return <ErrorBar>{message}</ErrorBar>
}
