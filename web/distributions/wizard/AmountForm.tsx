import { graphql, useFragment } from 'react-relay'
import { useWatch } from 'react-hook-form'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { AmountForm_wizard$key } from '../../__generated__/AmountForm_wizard.graphql.ts'
import type { AmountFormMutation } from '../../__generated__/AmountFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { RadioCardsField } from '../../kit/forms/RadioCardsField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { useFirstFocus } from '../../kit/forms/useFirstFocus.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { leastAmount } from '../../core/screens/distributionAmount.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { amountSchema, type AmountValues } from './amountSchema.ts'
import { keepOnly } from './answers.ts'
import { NetSummary } from './NetSummary.tsx'
import { taxLater } from '../texts.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepLayout } from './StepLayout.tsx'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation AmountFormMutation($input: SaveWizardAmountInput!) {
    saveWizardAmount(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...AmountForm_wizard
          ...TypeForm_wizard
        }
      }
    }
  }
`

interface Props {
  wizardKey: AmountForm_wizard$key
  /** False if another button of the page is the primary one. */
  leadsOn: boolean
}

export function AmountForm({ wizardKey, leadsOn }: Props) {
  const { amount: stored } = useFragment(
    graphql`
      fragment AmountForm_wizard on WithdrawWizard @throwOnFieldError {
        amount @required(action: THROW) {
          maximumAmount
          amount
          isFullAmount
          fee
        }
      }
    `,
    wizardKey,
  )
  const { key, goOn, refuse } = useStep('DISTRIBUTION')
  const [save] = useMutation<AmountFormMutation>(mutation)
  const { maximumAmount: maximum, fee } = stored
  const { state } = useLocation() as { state: { amount?: number } | null }
  // The tax calculator links to this step with an amount. When the user reopens the page, it shows the stored amount.
  const asked = useNavigationType() === NavigationType.Push ? state?.amount : undefined
  const amount = asked ?? (stored.isFullAmount ? maximum : (stored.amount ?? undefined))
  const form = useZodForm(amountSchema(maximum), {
    defaultValues: { choice: amount === maximum ? 'full' : 'custom', amount },
  })
  useFirstFocus('amount')
  const typed = useWatch({ control: form.control, name: 'amount' })

  async function onSubmit(values: AmountValues) {
    const isFullAmount = values.choice === 'full'
    const outcome = await save(
      { input: { ...key, amount: isFullAmount ? maximum : values.amount, isFullAmount } },
      { updater: keepOnly('saveWizardAmount', ['amount', 'type', 'payment', 'bankAccount', 'rollover']) },
    )
    if (!outcome.ok) return refuse(form, outcome.errors)
    await goOn(outcome.payload.account)
  }

  /** The maximum means the full amount, whether the user typed it or chose it. */
  function onAmount(amount: unknown) {
    form.setValue('choice', amount === maximum ? 'full' : 'custom')
  }

  function onChoice(choice: unknown) {
    if (choice === 'full') form.setValue('amount', maximum, { shouldDirty: true })
    else if (form.getValues('amount') === maximum) form.setValue('amount', null)
    form.clearErrors('amount')
  }

  return (
    <StepLayout
      figures={
        <NetSummary
          amount={typed ?? undefined}
          fee={fee}
          note={taxLater}
          {...(typeof typed === 'number' && typed > maximum ? { most: formatMoney(maximum) } : {})}
        />
      }
    >
      <Form form={form} onSubmit={onSubmit}>
        <RadioCardsField
          name="choice"
          label="How much"
          labelHidden
          onValue={onChoice}
          cards={[
            { value: 'full', label: 'Full amount', description: `Everything in this account, ${formatMoney(maximum)}` },
            { value: 'custom', label: 'Another amount', description: 'A part of what is in this account' },
          ]}
        />
        <MoneyField
          name="amount"
          label="Amount"
          hint={`${leastAmount(fee)}, up to ${formatMoney(maximum)}. The fee of ${formatMoney(fee)} is taken out of it.`}
          onValue={onAmount}
          required
        />
        <StepButtons leadsOn={leadsOn} />
      </Form>
    </StepLayout>
  )
}
