import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PaymentForm_wizard$key } from '../../__generated__/PaymentForm_wizard.graphql.ts'
import type { PaymentForm_owner$data, PaymentForm_owner$key } from '../../__generated__/PaymentForm_owner.graphql.ts'
import type { PaymentFormMutation } from '../../__generated__/PaymentFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { RadioCardsField } from '../../kit/forms/RadioCardsField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { firstPaymentWaits, processingTime, taxLater } from '../texts.ts'
import { keepOnly } from './answers.ts'
import { NetSummary } from './NetSummary.tsx'
import { ToAddAddress } from './NoMailingAddress.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepLayout } from './StepLayout.tsx'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation PaymentFormMutation($input: SaveWizardPaymentInput!, $isCheck: Boolean!) {
    saveWizardPayment(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...PaymentForm_wizard
          ...BankForm_wizard @skip(if: $isCheck) @alias(as: "byBank")
          ...FederalForm_wizard @include(if: $isCheck) @alias(as: "byCheck")
        }
      }
    }
  }
`

const schema = z.object({ payment: z.string().check(z.minLength(1, 'Required')) })

const DEPOSIT = {
  value: 'deposit',
  label: 'Direct Deposit',
  description: `Paid into your bank account ${processingTime} after you sign.`,
}

interface Props {
  ownerKey: PaymentForm_owner$key
  wizardKey: PaymentForm_wizard$key
}

export function PaymentForm({ ownerKey, wizardKey }: Props) {
  const { mailingAddress, payoutHold } = useFragment(
    graphql`
      fragment PaymentForm_owner on AccountOwner {
        mailingAddress @catch(to: RESULT) {
          address1
          address2
          city
          state
          zip
        }
        payoutHold {
          isHeld
          sentTo
        }
      }
    `,
    ownerKey,
  )
  const { payment, amount } = useFragment(
    graphql`
      fragment PaymentForm_wizard on WithdrawWizard @throwOnFieldError {
        amount @required(action: THROW) {
          amount
          fee
        }
        payment @required(action: THROW) {
          isCheck
        }
      }
    `,
    wizardKey,
  )
  const { key, goOn, refuse } = useStep('PAYMENT_OPTIONS')
  const [save] = useMutation<PaymentFormMutation>(mutation)
  const hasNoAddress = mailingAddress.ok && !mailingAddress.value
  const check = hasNoAddress ? '' : 'check'
  const waits = firstPaymentWaits(payoutHold?.isHeld, payoutHold?.sentTo)
  const form = useZodForm(schema, {
    defaultValues: { payment: payment.isCheck === null ? '' : payment.isCheck ? check : 'deposit' },
  })

  async function onSubmit(values: z.output<typeof schema>) {
    const isCheck = values.payment === 'check'
    const outcome = await save(
      { input: { ...key, isCheck }, isCheck },
      {
        updater: keepOnly('saveWizardPayment', [
          'amount',
          'type',
          'payment',
          isCheck ? 'federal' : 'bankAccount',
          'state',
        ]),
      },
    )
    if (!outcome.ok) return refuse(form, outcome.errors, { names: { isCheck: 'payment' } })
    await goOn(outcome.payload.account)
  }

  return (
    <StepLayout unchanged figures={<NetSummary amount={amount.amount ?? undefined} fee={amount.fee} note={taxLater} />}>
      <Form form={form} onSubmit={onSubmit}>
        <RadioCardsField
          name="payment"
          label="Payment method"
          labelHidden
          cards={[
            { value: 'check', label: 'Check', description: whereTo(mailingAddress), disabled: hasNoAddress },
            DEPOSIT,
          ]}
          required
        />
        {waits ? <p>{waits}</p> : null}
        <StepButtons />
      </Form>
    </StepLayout>
  )
}

function whereTo(mailingAddress: PaymentForm_owner$data['mailingAddress']): ReactNode {
  const when = `${processingTime} after you sign, plus the time in the mail.`
  if (!mailingAddress.ok) return `Mailed to your mailing address ${when}`
  if (!mailingAddress.value) return <ToAddAddress />
  const { address1, address2, city, state, zip } = mailingAddress.value
  return `Mailed to ${[address1, address2, city].filter(Boolean).join(', ')}, ${state} ${zip}. ${when}`
}
