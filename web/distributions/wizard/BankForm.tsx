import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useWatch } from 'react-hook-form'
import type { BankForm_wizard$key } from '../../__generated__/BankForm_wizard.graphql.ts'
import type { BankFormMutation } from '../../__generated__/BankFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { withoutSeparators } from '../../kit/forms/separators.ts'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { useMutation } from '../../app/relay/useMutation.ts'
import { keepOnly } from './answers.ts'
import { bankSchema, invalidRouting, type BankValues } from './bankSchema.ts'
import { BankName, FoundBankName } from './BankName.tsx'
import { CheckHelp } from './CheckHelp.tsx'
import { hasValidCheckDigit } from './routingNumber.ts'
import { StepLayout } from './StepLayout.tsx'
import { useBankLookup } from './useBankLookup.ts'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation BankFormMutation($input: SaveWizardBankAccountInput!) {
    saveWizardBankAccount(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...BankForm_wizard
          ...FederalForm_wizard
        }
      }
    }
  }
`

const useStyles = makeStyles({
  owner: { color: tokens.colorNeutralForeground2 },
  stored: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  mask: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
})

export function BankForm({ wizardKey }: { wizardKey: BankForm_wizard$key }) {
  const styles = useStyles()
  const { bankAccount: stored } = useFragment(
    graphql`
      fragment BankForm_wizard on WithdrawWizard @throwOnFieldError {
        bankAccount @required(action: THROW) {
          accountNumber
          accountNumberLast4
          bankName
          routingNumber
          accountOwner
        }
      }
    `,
    wizardKey,
  )
  const { key, goOn, refuse } = useStep('ACCOUNT_INFO')
  const [save] = useMutation<BankFormMutation>(mutation)
  const { bankRef, lookUp, forget } = useBankLookup()
  const mask = stored.accountNumber
  const [isKept, setKept] = useState(mask !== null)
  const form = useZodForm(bankSchema(mask), {
    defaultValues: {
      routingNumber: stored.routingNumber ?? '',
      accountNumber: mask ?? '',
      confirmAccountNumber: mask ?? '',
    },
  })
  const routingNumber = useWatch({ control: form.control, name: 'routingNumber' })

  async function onRoutingNumber(typed: unknown) {
    const digits = String(typed)
    forget()
    // What was found out about the number before says nothing about this one.
    form.clearErrors('routingNumber')
    if (digits.length !== 9 || digits === stored.routingNumber) return
    const bank = hasValidCheckDigit(digits) ? await lookUp(digits) : { valid: false }
    // The answer to a number that was changed in the meantime says nothing.
    if (bank?.valid === false && form.getValues('routingNumber') === digits) refuseRouting()
  }

  function refuseRouting() {
    form.setError('routingNumber', { type: 'lookup', message: invalidRouting })
  }

  async function onSubmit(values: BankValues) {
    const bank =
      values.routingNumber === stored.routingNumber && stored.bankName
        ? { name: stored.bankName, valid: true }
        : await lookUp(values.routingNumber)
    if (bank?.valid === false) return refuseRouting()
    const outcome = await save(
      { input: { ...key, ...values, bankName: bank?.name ?? '' } },
      {
        updater: keepOnly('saveWizardBankAccount', ['amount', 'type', 'payment', 'bankAccount', 'federal', 'state']),
      },
    )
    if (!outcome.ok) return refuse(form, outcome.errors)
    await goOn(outcome.payload.account)
  }

  /** The message goes whichever of the two is put right. */
  function compareAgain() {
    if (form.getFieldState('confirmAccountNumber').invalid) void form.trigger('confirmAccountNumber')
  }

  function changeNumber() {
    setKept(false)
    form.setValue('accountNumber', '')
    form.setValue('confirmAccountNumber', '')
  }

  return (
    <StepLayout>
      <Form form={form} onSubmit={onSubmit}>
        {stored.accountOwner ? (
          <p className={styles.owner}>The account must be in the name of {stored.accountOwner}.</p>
        ) : null}
        <TextField
          name="routingNumber"
          label="Routing Number"
          hint="Nine digits"
          inputMode="numeric"
          autoComplete="off"
          clean={withoutSeparators}
          onValue={(typed) => void onRoutingNumber(typed)}
          required
        />
        {bankRef ? (
          <FoundBankName bankRef={bankRef} />
        ) : (
          <BankName name={routingNumber === stored.routingNumber ? (stored.bankName ?? '') : ''} />
        )}
        {isKept ? (
          <div className={styles.stored}>
            <span>
              Account number ending in <span className={styles.mask}>{stored.accountNumberLast4}</span>
            </span>
            <Button size="small" onClick={changeNumber}>
              Change account number
            </Button>
          </div>
        ) : (
          <>
            <TextField
              name="accountNumber"
              label="Account Number"
              autoComplete="off"
              clean={withoutSeparators}
              onValue={compareAgain}
              required
            />
            <TextField
              name="confirmAccountNumber"
              label="Confirm Account Number"
              autoComplete="off"
              clean={withoutSeparators}
              required
            />
          </>
        )}
        <CheckHelp />
        <SubmitButton>Next</SubmitButton>
      </Form>
    </StepLayout>
  )
}
