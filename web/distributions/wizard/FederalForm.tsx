import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useWatch } from 'react-hook-form'
import type { FederalForm_wizard$key } from '../../__generated__/FederalForm_wizard.graphql.ts'
import type { FederalFormMutation } from '../../__generated__/FederalFormMutation.graphql.ts'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { Form } from '../../kit/forms/Form.tsx'
import { StateSelect } from '../../kit/forms/StateSelect.tsx'
import { stateName } from '../../kit/forms/states.ts'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { keepOnly } from './answers.ts'
import { EarlyPenalty } from './EarlyPenalty.tsx'
import { defaultPercent, federalSchema, type FederalValues } from './federalSchema.ts'
import { NOTICE_REVISION } from './marginalRates.ts'
import { largestPercent, percentFrom, percentOf } from './money.ts'
import { NetSummary } from './NetSummary.tsx'
import { PercentField } from '../../kit/forms/PercentField.tsx'
import { otherResidence } from './otherResidence.ts'
import { RateHelp } from './RateHelp.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepLayout } from './StepLayout.tsx'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation FederalFormMutation($input: SaveWizardFederalInput!) {
    saveWizardFederal(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...FederalForm_wizard
          ...StateForm_wizard
        }
      }
    }
  }
`

const useStyles = makeStyles({
  dollars: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

export function FederalForm({ wizardKey }: { wizardKey: FederalForm_wizard$key }) {
  const styles = useStyles()
  const { federal, type } = useFragment(
    graphql`
      fragment FederalForm_wizard on WithdrawWizard @throwOnFieldError {
        type @required(action: THROW) {
          isRoth
        }
        federal @required(action: THROW) {
          withdrawalAmount
          isEarlyWithdrawal
          maximumFederalWithholding
          minimumFederalWithholding
          stateOfResidence
          mailingState
          selectedAmount
          fee
        }
      }
    `,
    wizardKey,
  )
  const { key, goOn, refuse } = useStep('FEDERAL')
  const [save] = useMutation<FederalFormMutation>(mutation)
  const { withdrawalAmount: amount, selectedAmount } = federal
  const known = federal.stateOfResidence ?? ''
  const [residence, setResidence] = useState(known)
  const minimum = federal.minimumFederalWithholding
  const maximum = maximumIn(residence)
  const taxedBy = maximum < largestPercent(amount, federal.fee) ? stateName(residence) : null
  const mustOptOut = maximum < minimum
  // Without a choice, nothing is withheld from a Roth IRA, and 10% from another (IRC 3405(e)(1)(B)).
  const optedOut = mustOptOut || (selectedAmount ?? (type.isRoth ? 0 : null)) === 0
  const storedPercent =
    selectedAmount === null ? Math.min(defaultPercent, maximum) : percentFrom(amount, selectedAmount)
  const form = useZodForm(federalSchema({ minimum, maximum, taxedBy }), {
    defaultValues: {
      residenceState: known,
      ...(optedOut ? { optOut: true, percent: null } : { optOut: false, percent: storedPercent }),
    },
  })
  const [percent, optOut] = useWatch({ control: form.control, name: ['percent', 'optOut'] })
  const isTooMuch = !optOut && typeof percent === 'number' && percent > maximum
  const dollars = optOut ? 0 : typeof percent !== 'number' ? undefined : percentOf(amount, Math.trunc(percent))

  // Only the server knows how much a newly chosen state lowers the maximum.
  const range =
    residence === known
      ? `A whole percent from ${minimum}% to ${maximum}%. A higher one would leave nothing to pay you.`
      : `A whole percent from ${minimum}% on. Something to pay you must be left after the tax of your state.`

  async function onSubmit(values: FederalValues) {
    const federalWithholding = values.optOut ? 0 : percentOf(amount, values.percent)
    const outcome = await save(
      {
        input: {
          ...key,
          federalWithholding,
          residenceState: values.residenceState,
          withholdingNotice: NOTICE_REVISION,
        },
      },
      {
        updater: keepOnly('saveWizardFederal', ['amount', 'type', 'payment', 'bankAccount', 'federal', 'state']),
      },
    )
    if (!outcome.ok) return refuse(form, outcome.errors, { names: { federalWithholding: 'percent' } })
    await goOn(outcome.payload.account)
  }

  /**
   * The server's maximum depends on the saved state of residence. A newly selected state affects it only after the
   * save.
   */
  function maximumIn(state: string): number {
    return state === known ? federal.maximumFederalWithholding : largestPercent(amount, federal.fee)
  }

  function onResidence(chosen: unknown) {
    setResidence(String(chosen))
    if (maximumIn(String(chosen)) >= minimum) return
    form.setValue('optOut', true)
    onOptOut(true)
  }

  function onOptOut(chosen: unknown) {
    form.setValue('percent', chosen === true ? null : Math.min(defaultPercent, maximum))
    form.clearErrors('percent')
  }

  return (
    <StepLayout
      figures={
        <NetSummary
          amount={amount}
          federal={dollars ?? 0}
          fee={federal.fee}
          {...(isTooMuch ? { most: `${maximum}%` } : {})}
        />
      }
    >
      <Form form={form} onSubmit={onSubmit}>
        <StateSelect
          name="residenceState"
          label="State of residence"
          also={[federal.mailingState]}
          placeholder="Please select a state"
          hint={otherResidence(residence, federal.mailingState) ?? 'State tax, in the next step, depends on it.'}
          onValue={onResidence}
          required
        />
        <PercentField
          name="percent"
          label="Federal withholding"
          hint={mustOptOut ? 'This amount leaves no room for withholding.' : `${range} For none, use the box below.`}
          disabled={optOut === true}
          required
        />
        <p className={styles.dollars}>
          {dollars === undefined ? '' : `${formatMoney(dollars)} of ${formatMoney(amount)} goes to federal tax. `}
          The tax you owe for the year depends on all your income. It can be more or less.
        </p>
        <RateHelp isRoth={type.isRoth} />
        <CheckboxField
          name="optOut"
          label="Do not withhold federal tax"
          hint="You may still owe tax when you file your return."
          disabled={mustOptOut}
          onValue={onOptOut}
        />
        {federal.isEarlyWithdrawal ? <EarlyPenalty amount={amount} fee={federal.fee} /> : null}
        <StepButtons />
      </Form>
    </StepLayout>
  )
}
