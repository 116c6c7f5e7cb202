import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useContext, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { masked } from '../../kit/forms/taxNumber.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { SummaryList } from '../../kit/ui/SummaryList.tsx'
import { FiguresAbove } from '../wizard/FiguresAbove.ts'
import { NetSummary } from '../wizard/NetSummary.tsx'
import { StepLayout } from '../wizard/StepLayout.tsx'
import type { Quote } from './claimQuote.ts'
import type { ClaimValues } from './claimSchema.ts'
import { nameOf, type DesignatedAccount } from './designation.ts'
import { DiffersNote } from './DiffersNote.tsx'
import { recipientKindLabels } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
})

interface Props {
  account: DesignatedAccount
  quote: Quote
  bankName: string
  /** The buttons of the step. */
  actions: ReactNode
}

/** Second step of a claim: the state withholding within its bounds, and a summary before staff create the claim. */
export function ReviewStep({ account, quote, bankName, actions }: Props) {
  const styles = useStyles()
  const form = useFormContext<ClaimValues>()
  const [stateTaxAmount, stateOptOut] = useWatch<ClaimValues, ['stateTaxAmount', 'stateOptOut']>({
    name: ['stateTaxAmount', 'stateOptOut'],
  })
  const { amount, federalWithholding, minimumState, maximumState, canOptOut, canModify, message, fee } = quote
  const claim = form.getValues()
  const state = stateOptOut ? 0 : (stateTaxAmount ?? 0)

  function onOptOut(chosen: unknown) {
    form.setValue('stateTaxAmount', chosen === true ? 0 : minimumState)
    form.clearErrors('stateTaxAmount')
  }

  return (
    <StepLayout
      figures={
        <NetSummary
          whose="RECIPIENTS"
          amount={amount}
          federal={federalWithholding}
          state={state}
          fee={fee}
          {...(claim.choice === 'full'
            ? { note: 'Based on the balance of today. The amount is the balance on the day of the payment.' }
            : {})}
        />
      }
    >
      <div className={styles.root}>
        <SummaryList
          rows={[
            { term: 'Recipient', value: `${nameOf(claim)} (${recipientKindLabels[claim.kind]})` },
            { term: 'Tax number', value: masked(claim.tin, claim.kind === 'PERSON' ? 'SSN' : 'EIN') },
            { term: 'Amount', value: claim.choice === 'full' ? 'The whole remaining balance' : formatMoney(amount) },
            { term: 'Federal withholding', value: `${claim.federalPercent ?? 0}%, ${formatMoney(federalWithholding)}` },
            { term: 'Paid', value: placeOf(claim, bankName) },
          ]}
        />
        <DiffersNote account={account} />
        {message ? (
          <MessageBar layout="multiline">
            <MessageBarBody>{message}</MessageBarBody>
          </MessageBar>
        ) : null}
        <MoneyField
          name="stateTaxAmount"
          label="State withholding"
          hint={
            canModify
              ? `From ${formatMoney(minimumState)} to ${formatMoney(maximumState)}`
              : 'This amount cannot be changed.'
          }
          disabled={!canModify || stateOptOut}
          required
        />
        {/* A state amount that can't be changed is the minimum, without an opt-out. */}
        {canOptOut && canModify ? (
          <CheckboxField
            name="stateOptOut"
            label="Do not withhold state tax"
            hint="As the recipient chose on the claim form"
            onValue={onOptOut}
          />
        ) : null}
        <FiguresHere />
        {actions}
      </div>
    </StepLayout>
  )
}

/** On a phone, the amounts are above the buttons. */
const FiguresHere = () => useContext(FiguresAbove)

function placeOf(claim: ClaimValues, bankName: string): string {
  const { payment, address1, address2, city, state, zip, accountNumber, accountKind } = claim
  if (payment === 'check')
    return `By check to ${[address1, address2, city, `${state} ${zip}`].filter(Boolean).join(', ')}`
  return `To the ${accountKind} account ending in ${accountNumber.slice(-4)}${bankName ? ` at ${bankName}` : ''}`
}
