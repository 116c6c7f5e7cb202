import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ClaimFormMutation } from '../../__generated__/ClaimFormMutation.graphql.ts'
import type { ClaimFormQuoteMutation } from '../../__generated__/ClaimFormQuoteMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { withoutSeparators } from '../../../contract/typedNumbers.ts'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import type { UserError } from '../../kit/forms/userError.ts'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { notices } from '../../kit/notices/notices.ts'
import { StepHeading } from '../../kit/ui/StepHeading.tsx'
import { Stepper } from '../../kit/ui/Stepper.tsx'
import { invalidRouting } from '../wizard/bankSchema.ts'
import { useBankLookup } from '../wizard/useBankLookup.ts'
import { claimQuote, type Quote } from './claimQuote.ts'
import type { ClaimedAccount } from './claimedAccount.ts'
import { blankClaim, claimSchema, isReviewed, type ClaimValues } from './claimSchema.ts'
import { beneficiaryIn } from './designation.ts'
import { RecipientStep } from './RecipientStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

const quoteMutation = graphql`
  mutation ClaimFormQuoteMutation($input: QuoteDeathClaimInput!) {
    quoteDeathClaim(input: $input) {
      errors {
        ...useMutation_errors
      }
      quote {
        ...claimQuote_quote
      }
    }
  }
`

const mutation = graphql`
  mutation ClaimFormMutation($input: MakeDeathClaimInput!) {
    makeDeathClaim(input: $input) {
      errors {
        ...useMutation_errors
      }
      requestId
    }
  }
`

const steps = ['Recipient and amount', 'Withholding and review'] as const

/** Field names that differ between server and form. */
const names: Partial<Record<string, keyof ClaimValues>> = {
  beneficiaryId: 'recipient',
  stateWithholding: 'stateTaxAmount',
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '8px' },
})

interface Props {
  accountOwnerId: number
  owner: string
  account: ClaimedAccount
  /** The fee of a distribution, in dollars. */
  fee: number
}

/**
 * Form in which staff enter the recipient and the amount, then in a second step the state withholding. Both steps are
 * one form, so going back loses nothing, and a server error opens the step of its field. The draft is only in memory.
 */
export function ClaimForm({ accountOwnerId, owner, account, fee }: Props) {
  const styles = useStyles()
  const navigate = useNavigate()
  const { accountId } = account
  const [quote, setQuote] = useState<Quote | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const [bankName, setBankName] = useState('')
  const bank = useBankLookup()
  // One idempotency key per form, so that a retry does not create a second claim.
  const refresh = useRefresh()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [askQuote] = useMutation<ClaimFormQuoteMutation>(quoteMutation)
  const [make] = useMutation<ClaimFormMutation>(mutation)
  const form = useZodForm(claimSchema(account, isReviewing ? quote : null), {
    defaultValues: blankClaim(account.isRoth),
  })

  const asked = ({ choice, amount, federalPercent, state }: ClaimValues) => ({
    accountOwnerId,
    accountId,
    isFullAmount: choice === 'full',
    amount: choice === 'full' ? null : (amount ?? null),
    federalPercent: federalPercent ?? 0,
    state,
  })

  async function goOn(values: ClaimValues) {
    if (values.payment === 'bank') {
      const found = await bank.lookUp(values.routingNumber)
      if (found?.valid === false) return form.setError('routingNumber', { type: 'lookup', message: invalidRouting })
      setBankName(found?.name ?? '')
    }
    const outcome = await askQuote({ input: asked(values) })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { names, onSaved: refresh })
    const { quote: answered } = outcome.payload
    if (!answered) return
    takeUp(claimQuote(answered), values)
    setReviewing(true)
  }

  /** Keeps a state amount that staff entered, if the new quote allows the amount. Replaces an unchanged suggestion. */
  function takeUp(now: Quote, { stateTaxAmount, stateOptOut }: ClaimValues) {
    const { minimumState, maximumState, canModify, canOptOut } = now
    const isKeyedIn = quote !== null && typeof stateTaxAmount === 'number' && stateTaxAmount !== quote.minimumState
    const isPossible = canModify && isKeyedIn && stateTaxAmount >= minimumState && stateTaxAmount <= maximumState
    const optsOut = stateOptOut && canModify && canOptOut
    form.setValue('stateOptOut', optsOut)
    form.setValue('stateTaxAmount', optsOut ? 0 : isPossible ? stateTaxAmount : minimumState)
    setQuote(now)
  }

  async function finish(values: ClaimValues) {
    const isPerson = values.kind === 'PERSON'
    const isCheck = values.payment === 'check'
    const { kind, lastName, address1, city, zip } = values
    const { ok, errors } = await make({
      input: {
        idempotencyKey,
        ...asked(values),
        stateOptOut: values.stateOptOut,
        stateWithholding: values.stateOptOut ? null : (values.stateTaxAmount ?? null),
        beneficiaryId: beneficiaryIn(account, values.recipient)?.beneficiaryId ?? null,
        kind,
        firstName: isPerson ? values.firstName : '',
        lastName,
        tin: withoutSeparators(values.tin),
        address1,
        address2: values.address2 || null,
        city,
        zip,
        isCheck,
        ...(isCheck
          ? {}
          : {
              routingNumber: values.routingNumber,
              accountNumber: values.accountNumber,
              confirmAccountNumber: values.confirmAccountNumber,
              isSavings: values.accountKind === 'savings',
            }),
      },
    })
    if (!ok) return refuse(errors)
    await navigate('/death')
    notices.success(
      'Claim Made',
      'Add the claim form to the request; another person accepts it and approves the request.',
    )
  }

  /** Opens the first step if one of its fields has an error, so that the error summary can take the focus. */
  function refuse(errors: readonly UserError[]) {
    const fields = errors.flatMap(({ field }) => {
      const last = field?.at(-1)
      return last === undefined ? [] : (names[last] ?? last)
    })
    if (fields.some((field) => !isReviewed(field))) setReviewing(false)
    applyErrors(form, errors, { names, onSaved: refresh })
  }

  function goBack() {
    form.clearErrors()
    setReviewing(false)
  }

  const at = isReviewing ? 1 : 0
  const actions = (
    <div className={styles.actions}>
      <SubmitButton>{isReviewing ? 'Make claim' : 'Next'}</SubmitButton>
      {isReviewing ? <Button onClick={goBack}>Back</Button> : null}
    </div>
  )
  return (
    <>
      <Stepper
        label="Steps of the claim"
        steps={steps.map((label, index) => ({
          label,
          state: index === at ? 'CURRENT' : index < at ? 'DONE' : 'TO_DO',
        }))}
      />
      <StepHeading step={at}>{steps[at]}</StepHeading>
      <Form form={form} onSubmit={isReviewing ? finish : goOn}>
        {isReviewing && quote ? (
          <ReviewStep account={account} quote={quote} bankName={bankName} actions={actions} />
        ) : (
          <RecipientStep account={account} owner={owner} bank={bank} fee={fee} actions={actions} />
        )}
      </Form>
    </>
  )
}
