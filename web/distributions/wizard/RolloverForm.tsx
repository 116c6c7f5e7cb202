import { Button, makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { RolloverForm_accountOwner$key } from '../../__generated__/RolloverForm_accountOwner.graphql.ts'
import type { RolloverForm_wizard$key } from '../../__generated__/RolloverForm_wizard.graphql.ts'
import type { RolloverFormMutation } from '../../__generated__/RolloverFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { AddressStateSelect } from '../../kit/forms/StateSelect.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { ZipAdvice } from '../../kit/forms/ZipAdvice.tsx'
import { useMutation } from '../../core/relay/useMutation.ts'
import { small } from '../../kit/page/layout.ts'
import { keepOnly } from './answers.ts'
import { rolloverSchema, type RolloverValues } from './rolloverSchema.ts'
import { StepButtons } from './StepButtons.tsx'
import { NetSummary } from './NetSummary.tsx'
import { StepLayout } from './StepLayout.tsx'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation RolloverFormMutation($input: SaveWizardRolloverInput!) {
    saveWizardRollover(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...RolloverForm_wizard
        }
      }
    }
  }
`

const useStyles = makeStyles({
  place: {
    display: 'grid',
    gridTemplateColumns: '2fr 2fr 1fr',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fill: { alignSelf: 'flex-start' },
})

interface Props {
  wizardKey: RolloverForm_wizard$key
  accountOwnerKey: RolloverForm_accountOwner$key
}

export function RolloverForm({ wizardKey, accountOwnerKey }: Props) {
  const styles = useStyles()
  const { amount, rollover } = useFragment(
    graphql`
      fragment RolloverForm_wizard on WithdrawWizard @throwOnFieldError {
        amount @required(action: THROW) {
          amount
          fee
        }
        rollover @required(action: THROW) {
          checkPayee
          attentionTo
          address
          city
          state
          zip
          receivingAccount
        }
      }
    `,
    wizardKey,
  )
  const { mailingAddress } = useFragment(
    graphql`
      fragment RolloverForm_accountOwner on AccountOwner {
        mailingAddress {
          address1
          address2
          city
          state
          zip
        }
      }
    `,
    accountOwnerKey,
  )
  const { key, goOn, refuse } = useStep('ROLLOVER')
  const [save] = useMutation<RolloverFormMutation>(mutation)
  const form = useZodForm(rolloverSchema, {
    defaultValues: {
      checkPayee: rollover.checkPayee ?? '',
      attentionTo: rollover.attentionTo ?? '',
      address: rollover.address ?? '',
      city: rollover.city ?? '',
      state: rollover.state ?? '',
      zip: rollover.zip ?? '',
      receivingAccount: rollover.receivingAccount ?? '',
    },
  })

  async function onSubmit({ attentionTo, ...values }: RolloverValues) {
    const outcome = await save(
      { input: { ...key, ...values, attentionTo: attentionTo || null } },
      { updater: keepOnly('saveWizardRollover', ['amount', 'type', 'rollover']) },
    )
    if (!outcome.ok) return refuse(form, outcome.errors)
    await goOn(outcome.payload.account)
  }

  function fillMailingAddress(address: NonNullable<typeof mailingAddress>) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('address', [address.address1, address.address2].filter(Boolean).join(', '), options)
    form.setValue('city', address.city ?? '', options)
    form.setValue('state', address.state ?? '', options)
    form.setValue('zip', address.zip ?? '', options)
  }

  return (
    <StepLayout figures={<NetSummary amount={amount.amount ?? undefined} fee={amount.fee} whose="ACCOUNTS" />}>
      <Form form={form} onSubmit={onSubmit}>
        <TextField
          name="checkPayee"
          label="Payee"
          hint="The institution the check is made out to, for your benefit"
          autoComplete="off"
          required
        />
        <TextField name="attentionTo" label="Attention To (optional)" autoComplete="off" />
        <TextField name="address" label="Address" autoComplete="off" required />
        {mailingAddress ? (
          <Button size="small" className={styles.fill} onClick={() => fillMailingAddress(mailingAddress)}>
            Use my mailing address
          </Button>
        ) : null}
        <div className={styles.place}>
          <TextField name="city" label="City" autoComplete="off" required />
          <AddressStateSelect name="state" label="State" autoComplete="off" required />
          <TextField name="zip" label="Zip" inputMode="numeric" autoComplete="off" required />
        </div>
        <ZipAdvice />
        <TextField
          name="receivingAccount"
          label="Receiving Account"
          hint="Your account number at the receiving institution"
          autoComplete="off"
          required
        />
        <StepButtons />
      </Form>
    </StepLayout>
  )
}
