import { makeStyles, mergeClasses, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ConfirmationForm_account$key } from '../../__generated__/ConfirmationForm_account.graphql.ts'
import type { ConfirmationForm_accountOwner$key } from '../../__generated__/ConfirmationForm_accountOwner.graphql.ts'
import type { ConfirmationFormMutation } from '../../__generated__/ConfirmationFormMutation.graphql.ts'
import { Form } from '../../kit/forms/Form.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { small } from '../../kit/page/layout.ts'
import { tabId } from '../../kit/page/tabId.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { ConfirmationAnswers } from './ConfirmationAnswers.tsx'
import { ConfirmationSums } from './ConfirmationSums.tsx'
import { EarlyPenalty } from './EarlyPenalty.tsx'
import { expectedWords, firstPaymentWaits, processingTime, requestNoun } from '../texts.ts'
import { StepButtons } from './StepButtons.tsx'
import { useStep } from './useStep.ts'

const mutation = graphql`
  mutation ConfirmationFormMutation($input: FinalizeWizardInput!) {
    finalizeWizard(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...DistributionCell_account
      }
      accountOwner {
        ...RequestCards_accountOwner
        ...openRequests_accountOwner
      }
    }
  }
`

const schema = z.object({})

const useStyles = makeStyles({
  // On a wide screen, the amounts and Submit are next to the answers, so that all are visible.
  beside: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '24px',
    rowGap: '16px',
    [small]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
  },
  answers: { flexGrow: 999, flexBasis: '24rem', [small]: { display: 'contents' } },
  // On a phone, placed below the Submit button.
  next: { [small]: { order: 1 } },
  // Wide enough for the text of the Submit button.
  sums: { flexGrow: 1, flexBasis: '26rem', minWidth: 0, [small]: { flexBasis: 'auto' } },
  stack: { minWidth: 0, display: 'flex', flexDirection: 'column', rowGap: '16px' },
})

interface Props {
  accountKey: ConfirmationForm_account$key
  accountOwnerKey: ConfirmationForm_accountOwner$key
}

/** The review before the submit: all answers, each with a link to change it. */
export function ConfirmationForm({ accountKey, accountOwnerKey }: Props) {
  const styles = useStyles()
  const account = useFragment(
    graphql`
      fragment ConfirmationForm_account on RetirementAccount @throwOnFieldError {
        id
        planAccountNumber
        retirementAccountType
        withdrawWizard @required(action: THROW) {
          ...ConfirmationAnswers_wizard
          confirmation @required(action: THROW) {
            ...ConfirmationAnswers_confirmation
            ...ConfirmationSums_confirmation
            type
            evidenceOf
            amount
            fee
            isCheck
            draftId
            version
            expectedFrom
            expectedTo
            taxNotice
          }
        }
      }
    `,
    accountKey,
  )
  const accountOwner = useFragment(
    graphql`
      fragment ConfirmationForm_accountOwner on AccountOwner @throwOnFieldError {
        payoutHold {
          isHeld
          sentTo
        }
        ...ConfirmationAnswers_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const { confirmation } = account.withdrawWizard
  const { key, refuse } = useStep('CONFIRMATION')
  const navigate = useNavigate()
  const [finalize] = useMutation<ConfirmationFormMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: {} })
  // Replaces the ID of the draft if the custodian does not send it.
  const [visit] = useState(() => crypto.randomUUID())

  async function onSubmit() {
    const { draftId, version } = confirmation
    // The same for a second click and a retry, and with a draft ID also after a reload. Each tab has its own key, because
    // the stored answer to another tab may be about a request that was canceled since.
    const idempotencyKey = `${draftId ?? visit}-${version}-${tabId()}`
    const outcome = await finalize(
      { input: { ...key, version, idempotencyKey } },
      // Submitting deletes the draft, so the account's next wizard must fetch its state from the server.
      { updater: (store) => store.get(account.id)?.getLinkedRecord('withdrawWizard')?.invalidateRecord() },
    )
    if (!outcome.ok) return refuse(form, outcome.errors)
    await navigate('/home/', { state: { submitted: true } })
  }

  const { expectedFrom, expectedTo, taxNotice } = confirmation
  const waits = firstPaymentWaits(accountOwner.payoutHold?.isHeld, accountOwner.payoutHold?.sentTo)
  const isEarly = ['EARLY', 'EARLY_ROTH'].includes(confirmation.type) && !confirmation.evidenceOf
  const noun = requestNoun(confirmation.type)
  // A rollover or transfer is paid to another custodian, not to the owner.
  const movesOn = noun !== 'distribution'
  const isCheck = movesOn || confirmation.isCheck === true
  return (
    <div className={styles.beside}>
      <div className={mergeClasses(styles.stack, styles.answers)}>
        <Card heading="Your answers">
          <ConfirmationAnswers
            accountId={key.accountId}
            account={`${account.planAccountNumber} (${account.retirementAccountType})`}
            confirmationKey={confirmation}
            accountOwnerKey={accountOwner}
            wizardKey={account.withdrawWizard}
          />
        </Card>
        <Card className={styles.next} heading="What happens next">
          <p>
            We’ll email you a document to sign. You can also sign here on the portal, with a 6-digit code that we email
            you. After you have signed, we need {processingTime}
            {expectedFrom && expectedTo && waits === null
              ? `. If you sign today, ${expectedWords(isCheck, expectedFrom, expectedTo)}.`
              : '.'}
            {waits ? ` ${waits}` : null}
          </p>
        </Card>
      </div>
      <Card className={styles.sums} heading={movesOn ? 'What the new account receives' : 'What you will receive'}>
        <div className={styles.stack}>
          <ConfirmationSums confirmationKey={confirmation} />
          {taxNotice ? (
            <MessageBar layout="multiline">
              <MessageBarBody>{taxNotice}</MessageBarBody>
            </MessageBar>
          ) : null}
          {isEarly ? <EarlyPenalty amount={confirmation.amount} fee={confirmation.fee} /> : null}
          <p>Next, you sign. We pay nothing before you have signed.</p>
          <Form form={form} onSubmit={onSubmit}>
            <StepButtons stacked>
              Submit {noun} request of {formatMoney(confirmation.amount)}
            </StepButtons>
          </Form>
        </div>
      </Card>
    </div>
  )
}
