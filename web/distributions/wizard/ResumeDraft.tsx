import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ResumeDraft_wizard$key } from '../../__generated__/ResumeDraft_wizard.graphql.ts'
import type { ResumeDraftMutation } from '../../__generated__/ResumeDraftMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { formatMoment } from '../../kit/ui/format.ts'
import { keepOnly } from './answers.ts'
import { stepPath, viewWizard } from './steps.ts'
import { inWizard, useStep } from './useStep.ts'

const mutation = graphql`
  mutation ResumeDraftMutation($input: StartWizardOverInput!) {
    startWizardOver(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        withdrawWizard {
          ...WizardFrame_wizard
          ...ResumeDraft_wizard
          ...AmountForm_wizard
        }
      }
    }
  }
`

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '12px',
    padding: '16px 20px',
    marginBlockEnd: '16px',
    borderRadius: tokens.borderRadiusLarge,
    borderLeft: `4px solid ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px' },
})

interface Props {
  wizardKey: ResumeDraft_wizard$key
  /** Renders the step's form; the argument says whether an offer to continue the draft is above it. */
  children: (isOffered: boolean) => ReactNode
}

/**
 * Offers to continue a draft at its next step, or to start over with empty forms. The Continue link on Home opens the
 * next step directly.
 */
export function ResumeDraft({ wizardKey, children }: Props) {
  const styles = useStyles()
  const { progress } = useFragment(
    graphql`
      fragment ResumeDraft_wizard on WithdrawWizard @throwOnFieldError {
        progress @required(action: THROW) {
          steps
          completedSteps
          nextStep
          savedAt
        }
      }
    `,
    wizardKey,
  )
  const { key } = useStep('DISTRIBUTION')
  const navigate = useNavigate()
  const { state, search } = useLocation() as {
    state: { inWizard?: boolean; continues?: boolean } | null
    search: string
  }
  const [startOver, isStartingOver] = useMutation<ResumeDraftMutation>(mutation)
  const [round, setRound] = useState(0)

  async function onStartOver() {
    const outcome = await startOver({ input: key }, { updater: keepOnly('startWizardOver', ['amount']) })
    if (outcome.ok) setRound(round + 1)
  }

  const { nextStep, completedSteps, steps, savedAt } = progress
  const place = steps.indexOf(nextStep) + 1
  // Like the progress bar, show no total number of steps until the answers determine it.
  const { total } = viewWizard(progress, 'DISTRIBUTION')
  const offered = completedSteps.length > 0 && nextStep !== 'DISTRIBUTION' && !state?.inWizard && search === ''
  if (offered && state?.continues) return <Navigate to={stepPath(key.accountId, nextStep)} state={inWizard} replace />
  return (
    <>
      {offered ? (
        <section className={styles.box} aria-label="Your saved answers">
          <p>
            You have started a request: step {place}
            {total === null ? '' : ` of ${total}`}
            {savedAt ? `, saved ${formatMoment(savedAt)}` : ''}.
          </p>
          <div className={styles.buttons} data-actions="phone-wide">
            <Button
              appearance="primary"
              onClick={() => void navigate(stepPath(key.accountId, nextStep), { state: inWizard })}
            >
              Continue where you left off
            </Button>
            <Button disabledFocusable={isStartingOver} aria-busy={isStartingOver} onClick={() => void onStartOver()}>
              Start over
            </Button>
          </div>
        </section>
      ) : null}
      <Fragment key={round}>{children(offered)}</Fragment>
    </>
  )
}
