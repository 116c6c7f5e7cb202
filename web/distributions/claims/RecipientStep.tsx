import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { RadioCardsField, type RadioCard } from '../../kit/forms/RadioCardsField.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { AddressStateSelect } from '../../kit/forms/StateSelect.tsx'
import { TaxNumberField } from '../../kit/forms/TaxNumberField.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { ZipAdvice } from '../../kit/forms/ZipAdvice.tsx'
import { small } from '../../kit/page/layout.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatDate, formatMoney } from '../../kit/ui/format.ts'
import { PercentField } from '../../kit/forms/PercentField.tsx'
import type { useBankLookup } from '../wizard/useBankLookup.ts'
import { BankAccountFields } from './BankAccountFields.tsx'
import type { ClaimedAccount } from './claimedAccount.ts'
import { defaultPercentOf, type ClaimValues } from './claimSchema.ts'
import { beneficiaryIn, mayClaimAll, nameOf } from './designation.ts'
import { DiffersNote } from './DiffersNote.tsx'
import { rankOf, recipientKindLabels } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '32px' },
  part: { display: 'flex', flexDirection: 'column', rowGap: '20px', minWidth: 0, margin: 0, padding: 0, border: 0 },
  legend: {
    padding: 0,
    marginBlockEnd: '16px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  place: {
    display: 'grid',
    gridTemplateColumns: '2fr 1.4fr 1fr',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const others: readonly RadioCard[] = [
  { value: 'PERSON', label: 'Someone else', description: 'A person the owner did not designate' },
  { value: 'ESTATE', label: 'Estate', description: 'The estate of the owner' },
  { value: 'TRUST', label: 'Trust', description: 'A trust not designated by name' },
]

const kinds = Object.entries(recipientKindLabels).map(([value, label]) => ({ value, label }))

interface Props {
  account: ClaimedAccount
  owner: string
  bank: ReturnType<typeof useBankLookup>
  /** The fee of a distribution, in dollars. */
  fee: number
  /** The buttons of the step. */
  actions: ReactNode
}

/** First step of a claim: the recipient, the amount and the payment. */
export function RecipientStep({ account, owner, bank, fee, actions }: Props) {
  const styles = useStyles()
  const form = useFormContext<ClaimValues>()
  const [recipient, kind, payment] = useWatch<ClaimValues, ['recipient', 'kind', 'payment']>({
    name: ['recipient', 'kind', 'payment'],
  })
  const isPerson = kind === 'PERSON'
  const beneficiary = beneficiaryIn(account, recipient)

  /** Fills in the name and amount from the designation. Staff change them if the signed claim form differs. */
  function onRecipient(chosen: unknown) {
    const one = beneficiaryIn(account, String(chosen))
    form.setValue('kind', one ? 'PERSON' : (chosen as ClaimValues['kind']))
    form.setValue('firstName', one?.firstName ?? '')
    form.setValue('lastName', one?.lastName ?? (chosen === 'ESTATE' ? `Estate of ${owner}` : ''))
    const isAll = one !== undefined && mayClaimAll(account) && one.entitled >= account.balance
    form.setValue('choice', isAll ? 'full' : 'custom')
    form.setValue('amount', one && !isAll ? one.entitled : null)
    form.clearErrors(['recipient', 'firstName', 'lastName', 'amount'])
  }

  /** An estate or trust has one name, stored in the last-name field. */
  function onKind(chosen: unknown) {
    if (!beneficiary) return
    form.setValue('firstName', chosen === 'PERSON' ? beneficiary.firstName : '')
    form.setValue('lastName', chosen === 'PERSON' ? beneficiary.lastName : nameOf(beneficiary))
    form.clearErrors(['firstName', 'lastName', 'tin'])
  }

  function onChoice() {
    form.clearErrors('amount')
  }

  return (
    <Card>
      <div className={styles.root}>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Who claims</legend>
          <RadioCardsField
            name="recipient"
            label="Recipient"
            cards={[...account.designated.map(cardOf), ...others]}
            onValue={onRecipient}
            required
          />
          {beneficiary ? <SelectField name="kind" label="Kind" options={kinds} onValue={onKind} /> : null}
          {recipient === '' ? null : (
            <>
              {isPerson ? (
                <div className={styles.pair}>
                  <TextField name="firstName" label="First Name" autoComplete="off" required />
                  <TextField name="lastName" label="Last Name" autoComplete="off" required />
                </div>
              ) : (
                <TextField name="lastName" label="Name" autoComplete="off" required />
              )}
              <TaxNumberField name="tin" kind={isPerson ? 'SSN' : 'EIN'} />
            </>
          )}
          <TextField name="address1" label="Address 1" autoComplete="off" required />
          <TextField name="address2" label="Address 2 (optional)" autoComplete="off" />
          <div className={styles.place}>
            <TextField name="city" label="City" autoComplete="off" required />
            <AddressStateSelect name="state" label="State of residence" autoComplete="off" required />
            <TextField name="zip" label="Zip" autoComplete="off" inputMode="numeric" required />
          </div>
          <ZipAdvice />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>How much</legend>
          <AmountFields account={account} fee={fee} onChoice={onChoice} />
          <PercentField
            name="federalPercent"
            label="Federal withholding"
            hint={`Other than ${defaultPercentOf(account.isRoth)}% only as the recipient chose on Form W-4R`}
            required
          />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Where it is paid</legend>
          <RadioCardsField
            name="payment"
            label="Payment method"
            cards={[
              { value: 'check', label: 'Check', description: 'Mailed to the address above' },
              { value: 'bank', label: 'Direct Deposit', description: 'To a bank account of the recipient' },
            ]}
          />
          {payment === 'bank' ? <BankAccountFields bank={bank} /> : null}
        </fieldset>
        <DiffersNote account={account} />
        {actions}
      </div>
    </Card>
  )
}

interface AmountProps extends Pick<Props, 'account' | 'fee'> {
  onChoice: () => void
}

function AmountFields({ account, fee, onChoice }: AmountProps) {
  const choice = useWatch<ClaimValues, 'choice'>({ name: 'choice' })
  const isAll = mayClaimAll(account)
  return (
    <>
      <RadioCardsField
        name="choice"
        label="Amount claimed"
        onValue={onChoice}
        cards={[
          { value: 'custom', label: 'An amount', description: `Up to ${formatMoney(account.claimable)}` },
          {
            value: 'full',
            label: 'The whole remaining balance',
            description: isAll
              ? `${formatMoney(account.balance)} plus interest until it is paid. For the last claim only.`
              : 'Available once the other claims on this account are paid',
            disabled: !isAll,
          },
        ]}
      />
      {choice === 'custom' ? (
        <MoneyField name="amount" label="Amount" hint={`The ${formatMoney(fee)} fee is taken out of it`} required />
      ) : null}
    </>
  )
}

function cardOf(one: ClaimedAccount['designated'][number]): RadioCard {
  const { beneficiaryId, dateOfBirth, isPrimary, share, entitled } = one
  return {
    value: String(beneficiaryId),
    label: nameOf(one),
    description: `${rankOf(isPrimary)}, ${share}%, born ${formatDate(dateOfBirth)}; may still claim ${formatMoney(entitled)}`,
  }
}
