import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useWatch } from 'react-hook-form'
import type { StateForm_wizard$key } from '../../__generated__/StateForm_wizard.graphql.ts'
import type { StateFormMutation } from '../../__generated__/StateFormMutation.graphql.ts'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { Form } from '../../kit/forms/Form.tsx'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { useMutation } from '../../core/relay/useMutation.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { keepOnly } from './answers.ts'
import { netOf } from './money.ts'
import { NetSummary } from './NetSummary.tsx'
import { stateSchema, type StateValues } from './stateSchema.ts'
import { otherResidence } from './otherResidence.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepLayout } from './StepLayout.tsx'
import { stepPath } from './steps.ts'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation StateFormMutation($input: SaveWizardStateInput!) {
    saveWizardState(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...StateForm_wizard
        }
      }
    }
  }
`

/** The amounts that the owner may choose. The maximum is all that is left to pay, so at least a cent less is allowed. */
function rangeOf(minimum: number, maximum: number): string {
  const most = `less than ${formatMoney(maximum)}`
  return minimum === 0
    ? `Nothing is withheld unless you enter an amount, ${most}`
    : `${formatMoney(minimum)} or more, ${most}`
}

export function StateForm({ wizardKey }: { wizardKey: StateForm_wizard$key }) {
  const {
    state,
    federal,
    amount: sums,
  } = useFragment(
    graphql`
      fragment StateForm_wizard on WithdrawWizard @throwOnFieldError {
        amount @required(action: THROW) {
          fee
        }
        federal @required(action: THROW) {
          stateOfResidence
          mailingState
        }
        state @required(action: THROW) {
          minimumStateWithholding
          maximumStateWithholding
          canOptOut
          canModify
          messageOutput
          selectedAmount
          stateOptOut
          withdrawalAmount
          federalWithholding
        }
      }
    `,
    wizardKey,
  )
  const { key, goOn, refuse } = useStep('STATE')
  const [save] = useMutation<StateFormMutation>(mutation)
  const { minimumStateWithholding: minimum, maximumStateWithholding: maximum, canModify } = state
  // If the owner can't change the state withholding, it is the minimum, and there is no opt-out.
  const offersOptOut = state.canOptOut && canModify
  const isWithoutTax = !canModify && minimum === 0
  // The state or the owner's form can ask for everything that the fee leaves of a small payment.
  const { withdrawalAmount, federalWithholding } = state
  const leavesNothing =
    !offersOptOut &&
    withdrawalAmount !== null &&
    withdrawalAmount !== undefined &&
    netOf({ amount: withdrawalAmount, federal: federalWithholding ?? 0, state: minimum, fee: sums.fee }) <= 0
  const elsewhere = otherResidence(federal.stateOfResidence, federal.mailingState)
  const form = useZodForm(stateSchema(minimum, canModify ? maximum : minimum), {
    defaultValues: {
      optOut: offersOptOut && state.stateOptOut === true,
      amount: canModify ? (state.selectedAmount ?? minimum) : minimum,
    },
  })
  const [amount, optOut] = useWatch({ control: form.control, name: ['amount', 'optOut'] })

  async function onSubmit(values: StateValues) {
    const outcome = await save(
      { input: { ...key, stateWithholding: values.optOut ? 0 : values.amount, stateOptOut: values.optOut } },
      { updater: keepOnly('saveWizardState', ['amount', 'type', 'payment', 'bankAccount', 'federal', 'state']) },
    )
    if (!outcome.ok)
      return refuse(form, outcome.errors, { names: { stateWithholding: 'amount', stateOptOut: 'optOut' } })
    await goOn(outcome.payload.account)
  }

  function onOptOut(chosen: unknown) {
    form.setValue('amount', chosen === true ? 0 : minimum)
    form.clearErrors('amount')
  }

  return (
    <StepLayout
      figures={
        <NetSummary
          amount={state.withdrawalAmount ?? undefined}
          federal={state.federalWithholding ?? 0}
          state={optOut ? 0 : (amount ?? 0)}
          fee={sums.fee}
          {...(!optOut && typeof amount === 'number' && amount > maximum ? { most: formatMoney(maximum) } : {})}
        />
      }
    >
      <Form form={form} onSubmit={onSubmit}>
        {elsewhere ? <p>{elsewhere}</p> : null}
        {isWithoutTax ? (
          <>
            <p>{state.messageOutput || 'Your state withholds nothing from this distribution.'}</p>
            <p>So there is nothing to choose in this step. Press Next to review your request.</p>
            <p>
              Do you live in another state?{' '}
              <ScreenLink to={stepPath(key.accountId, 'FEDERAL')}>Change your state of residence</ScreenLink>
            </p>
          </>
        ) : state.messageOutput ? (
          <MessageBar layout="multiline">
            <MessageBarBody>{state.messageOutput}</MessageBarBody>
          </MessageBar>
        ) : null}
        {leavesNothing ? (
          <p>
            With this state tax and our fee, nothing is left to pay you.{' '}
            <ScreenLink to={stepPath(key.accountId, 'DISTRIBUTION')}>Request a larger amount</ScreenLink> or{' '}
            <ContactLink words="contact us" />.
          </p>
        ) : null}
        {isWithoutTax || leavesNothing ? null : (
          <MoneyField
            name="amount"
            label="State withholding"
            hint={canModify ? rangeOf(minimum, maximum) : 'This amount cannot be changed.'}
            disabled={!canModify || optOut === true}
            required
          />
        )}
        {offersOptOut ? (
          <CheckboxField
            name="optOut"
            label="Do not withhold state tax"
            hint={`${minimum === 0 ? 'Not needed to withhold $0.00. ' : ''}You may still owe tax when you file your return.`}
            onValue={onOptOut}
          />
        ) : null}
        <StepButtons canGoOn={!leavesNothing} />
      </Form>
    </StepLayout>
  )
}
