import { makeStyles, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { TypeForm_wizard$data, TypeForm_wizard$key } from '../../__generated__/TypeForm_wizard.graphql.ts'
import type { TypeFormEvidencedMutation } from '../../__generated__/TypeFormEvidencedMutation.graphql.ts'
import type { TypeFormMutation } from '../../__generated__/TypeFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { RadioCardsField, type RadioCard } from '../../kit/forms/RadioCardsField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { useMutation } from '../../core/relay/useMutation.ts'
import { keepOnly } from './answers.ts'
import { NetSummary } from './NetSummary.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepLayout } from './StepLayout.tsx'
import type { DistributionType } from '../distributionTypes.ts'
import { taxLater } from '../texts.ts'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation TypeFormMutation($input: SaveWizardDistributionTypeInput!, $isPaidOut: Boolean!) {
    saveWizardDistributionType(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...TypeForm_wizard
          ...PaymentForm_wizard @include(if: $isPaidOut) @alias(as: "paidOut")
        }
      }
    }
  }
`

const evidenced = graphql`
  mutation TypeFormEvidencedMutation($input: SaveWizardEvidencedTypeInput!) {
    saveWizardEvidencedType(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...useStep_account
        withdrawWizard {
          ...WizardFrame_wizard
          ...TypeForm_wizard
          ...PaymentForm_wizard
        }
      }
    }
  }
`

const useStyles = makeStyles({
  other: {
    marginBlockStart: '24px',
    paddingBlockStart: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
  },
})

const schema = z.object({ type: z.string().check(z.minLength(1, 'Required')), receiver: z.string() }).check(
  z.refine(({ type, receiver }) => type !== 'ROLLOVER' || receiver !== '', {
    path: ['receiver'],
    error: 'Choose Yes or No for the receiving account.',
  }),
)

export function TypeForm({ wizardKey }: { wizardKey: TypeForm_wizard$key }) {
  const { type, amount } = useFragment(
    graphql`
      fragment TypeForm_wizard on WithdrawWizard @throwOnFieldError {
        amount @required(action: THROW) {
          amount
          fee
        }
        type @required(action: THROW) {
          rolloverSelected
          normalDistributionSelected
          earlyDistributionSelected
          transferSelected
          displayRollover
          displayNormalDistribution
          displayEarlyDistribution
          evidenceOf
          evidenceOffered
        }
      }
    `,
    wizardKey,
  )
  const styles = useStyles()
  const { key, goOn, refuse } = useStep('TYPE')
  const [save] = useMutation<TypeFormMutation>(mutation)
  const [saveEvidenced] = useMutation<TypeFormEvidencedMutation>(evidenced)
  const form = useZodForm(schema, {
    defaultValues: { type: selectedOf(type), receiver: type.rolloverSelected ? 'PLAN' : '' },
  })
  const chosen = useWatch({ control: form.control, name: 'type' })
  const isRollover = chosen === 'ROLLOVER'

  async function onSubmit(values: z.output<typeof schema>) {
    const reason = type.evidenceOffered.find((of) => of === values.type)
    return reason ? saveReason(reason) : saveType(values)
  }

  async function saveReason(evidenceOf: Reason) {
    const { accountId, accountOwnerId } = key
    if (accountOwnerId === null) return
    const outcome = await saveEvidenced(
      { input: { accountId, accountOwnerId, evidenceOf } },
      { updater: keepOnly('saveWizardEvidencedType', ['amount', 'type', 'payment']) },
    )
    if (!outcome.ok) return refuse(form, outcome.errors, { names: { evidenceOf: 'type' } })
    await goOn(outcome.payload.account)
  }

  async function saveType(values: z.output<typeof schema>) {
    const type = values.type as DistributionType
    const isPaidOut = type === 'EARLY' || type === 'NORMAL'
    const receiver = type === 'ROLLOVER' ? { isEmployerPlan: values.receiver === 'PLAN' } : {}
    const outcome = await save(
      { input: { ...key, type, ...receiver }, isPaidOut },
      {
        updater: keepOnly('saveWizardDistributionType', isPaidOut ? ['amount', 'type', 'payment'] : ['amount', 'type']),
      },
    )
    if (!outcome.ok) return refuse(form, outcome.errors)
    await goOn(outcome.payload.account)
  }

  return (
    <StepLayout
      unchanged
      figures={
        <NetSummary
          amount={amount.amount ?? undefined}
          fee={amount.fee}
          {...(isRollover || chosen === 'TRANSFER'
            ? { whose: 'ACCOUNTS' as const, note: 'No tax is withheld.' }
            : { note: taxLater })}
        />
      }
    >
      <Form form={form} onSubmit={onSubmit}>
        <RadioCardsField
          name="type"
          label="Type of distribution"
          labelHidden
          cards={cardsOf(type).map((card) =>
            isRollover && card.value === 'ROLLOVER' ? { ...card, below: <Receiver /> } : card,
          )}
          required
        />
        {type.displayEarlyDistribution ? (
          <p>
            <ScreenLink to={`/${key.accountId}/withdraw/early/`}>About early distributions</ScreenLink>
          </p>
        ) : null}
        <StepButtons />
      </Form>
      {type.displayRollover ? (
        <div className={styles.other}>
          <p>Rolling over the whole balance on paper? You can download a form, sign it and send it to us.</p>
          <p>
            <ScreenLink to={`/${key.accountId}/rollover/`}>Send a signed rollover form instead</ScreenLink>
          </p>
        </div>
      ) : null}
    </StepLayout>
  )
}

function Receiver() {
  return (
    <RadioCardsField name="receiver" label="Is the receiving account an employer’s plan?" cards={receivers} required />
  )
}

/**
 * A payment to another IRA is a transfer, which is not reported to the IRS. A payment to an employer plan is a direct
 * rollover.
 */
const receivers: readonly RadioCard[] = [
  { value: 'PLAN', label: 'Yes', description: 'An employer’s retirement plan, such as a 401(k) or 403(b).' },
  { value: 'IRA', label: 'No', description: 'Another IRA. Your request continues as a transfer.' },
]

type WizardType = TypeForm_wizard$data['type']
type Reason = TypeFormEvidencedMutation['variables']['input']['evidenceOf']

function selectedOf(type: WizardType): string {
  if (type.evidenceOf) return type.evidenceOf
  if (type.normalDistributionSelected) return 'NORMAL'
  if (type.earlyDistributionSelected) return 'EARLY'
  if (type.rolloverSelected) return 'ROLLOVER'
  return type.transferSelected ? 'TRANSFER' : ''
}

/** Reasons that only staff who act for an owner can choose. */
const reasonCards: Readonly<Partial<Record<string, RadioCard>>> = {
  DISABILITY: {
    value: 'DISABILITY',
    label: 'Disability',
    description:
      'The owner is under 59½ and disabled, and a document shows it. The 10% penalty does not apply. Another person accepts the document before this is approved.',
  },
}

/** The server sends no flag for a transfer, because a transfer is always possible. */
function cardsOf(type: WizardType): RadioCard[] {
  const normal = {
    value: 'NORMAL',
    label: 'Normal Distribution',
    description: 'You are 59½ or older and take the money for yourself.',
  }
  const early = {
    value: 'EARLY',
    label: 'Early Distribution',
    description: 'You are under 59½ and take the money for yourself. The IRS can charge a penalty of up to 10%.',
  }
  const rollover = {
    value: 'ROLLOVER',
    label: 'Rollover',
    description: 'To an employer’s plan, such as a 401(k). Reported to the IRS, but no tax is withheld.',
  }
  const transfer = {
    value: 'TRANSFER',
    label: 'Transfer',
    description: 'To your IRA of the same kind at another custodian. Not reported to the IRS, and no tax is withheld.',
  }
  return [
    ...(type.displayNormalDistribution ? [normal] : []),
    ...(type.displayEarlyDistribution ? [early] : []),
    ...type.evidenceOffered.map((of) => reasonCards[of]).filter((card) => card !== undefined),
    ...(type.displayRollover ? [rollover] : []),
    transfer,
  ]
}
