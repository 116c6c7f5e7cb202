import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BankForm_wizard$key } from '../../__generated__/BankForm_wizard.graphql.ts'
import type { BankFormMutation } from '../../__generated__/BankFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { useFirstFocus } from '../../kit/forms/useFirstFocus.ts'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { isSmall } from '../../kit/page/layout.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { useMutation } from '../../core/relay/useMutation.ts'
import { keepOnly } from './answers.ts'
import { AccountNumberFields, RoutingNumberField } from './BankFields.tsx'
import { bankSchema, invalidRouting, type BankValues } from './bankSchema.ts'
import { CheckHelp } from './CheckHelp.tsx'
import { NetSummary } from './NetSummary.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepLayout } from './StepLayout.tsx'
import { taxLater } from '../texts.ts'
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
  const { bankAccount: stored, amount } = useFragment(
    graphql`
      fragment BankForm_wizard on WithdrawWizard @throwOnFieldError {
        amount @required(action: THROW) {
          amount
          fee
        }
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
  const isPhone = useMediaQuery(isSmall)
  useFirstFocus('routingNumber')
  const bank = useBankLookup()
  const mask = stored.accountNumber
  const [isKept, setKept] = useState(mask !== null)
  const form = useZodForm(bankSchema(mask), {
    defaultValues: {
      routingNumber: stored.routingNumber ?? '',
      accountNumber: mask ?? '',
      confirmAccountNumber: mask ?? '',
    },
  })

  async function onSubmit(values: BankValues) {
    const found =
      values.routingNumber === stored.routingNumber && stored.bankName
        ? { name: stored.bankName, valid: true }
        : await bank.lookUp(values.routingNumber)
    if (found?.valid === false) return form.setError('routingNumber', { type: 'lookup', message: invalidRouting })
    const outcome = await save(
      { input: { ...key, ...values, bankName: found?.name ?? '' } },
      {
        updater: keepOnly('saveWizardBankAccount', ['amount', 'type', 'payment', 'bankAccount', 'federal', 'state']),
      },
    )
    if (!outcome.ok) return refuse(form, outcome.errors)
    await goOn(outcome.payload.account)
  }

  function changeNumber() {
    setKept(false)
    form.setValue('accountNumber', '')
    form.setValue('confirmAccountNumber', '')
  }

  return (
    <StepLayout
      unchanged
      figures={
        <>
          <NetSummary amount={amount.amount ?? undefined} fee={amount.fee} note={taxLater} />
          {isPhone ? null : (
            <Card>
              <CheckHelp isOpen />
            </Card>
          )}
        </>
      }
    >
      <Form form={form} onSubmit={onSubmit}>
        {stored.accountOwner ? (
          <p className={styles.owner}>The account must be in the name of {stored.accountOwner}.</p>
        ) : null}
        {isPhone ? <CheckHelp /> : null}
        <RoutingNumberField bank={bank} stored={stored} />
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
          <AccountNumberFields />
        )}
        <StepButtons />
      </Form>
    </StepLayout>
  )
}
