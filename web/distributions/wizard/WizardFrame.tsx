import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { WizardFrame_account$key } from '../../__generated__/WizardFrame_account.graphql.ts'
import type { WizardFrame_wizard$key } from '../../__generated__/WizardFrame_wizard.graphql.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Stepper, type StepperStep } from '../../kit/ui/Stepper.tsx'
import { ClearedAnswers } from './ClearedAnswers.tsx'
import { EntryGate } from './EntryGate.tsx'
import { stepLabels, stepPath, viewWizard, type Progress, type WizardStep, type WizardView } from './steps.ts'
import { savedHint } from '../texts.ts'
import { inWizard } from './useStep.ts'
import { StepBefore, WizardProgress } from './WizardProgress.ts'

const useStyles = makeStyles({
  context: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    marginBlockEnd: '12px',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '24px',
    rowGap: '8px',
    marginBlockStart: '20px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})

interface Props {
  accountKey: WizardFrame_account$key
  step: WizardStep
  heading: string
  intro?: ReactNode
  children: ReactNode
}

/**
 * The part that all wizard steps share: progress, and the question as a heading. Redirects a URL whose step is not
 * reachable yet.
 */
export function WizardFrame(props: Props) {
  return (
    <EntryGate>
      <Frame {...props} />
    </EntryGate>
  )
}

function Frame({ accountKey, step, heading, intro, children }: Props) {
  const styles = useStyles()
  const account = useFragment(
    graphql`
      fragment WizardFrame_account on RetirementAccount @throwOnFieldError {
        accountId
        planAccountNumber
        retirementAccountType
        withdrawWizard @required(action: THROW) {
          ...WizardFrame_wizard
        }
      }
    `,
    accountKey,
  )
  const { accountId } = account
  const { search } = useLocation()
  const progress = useProgress(account.withdrawWizard)
  const view = viewWizard(progress, step)
  if (view.redirectTo) return <Navigate to={stepPath(accountId, view.redirectTo) + search} state={inWizard} replace />
  return (
    <>
      <p className={styles.context}>
        Account {account.planAccountNumber} ({account.retirementAccountType})
      </p>
      <Stepper
        steps={stepperOf(accountId, view)}
        label="Steps of your request"
        {...(view.total === null ? { upTo: most } : {})}
      />
      <PageHeading intro={intro}>{heading}</PageHeading>
      <ClearedAnswers />
      <WizardProgress value={progress}>
        <StepBefore value={view.previous && stepPath(accountId, view.previous)}>{children}</StepBefore>
      </WizardProgress>
      <div className={styles.foot} data-print="hide">
        {step === 'CONFIRMATION' ? null : <span>{savedHint}</span>}
        {step === 'DISTRIBUTION' ? <ScreenLink to="/calculator">Estimate the withholding first</ScreenLink> : null}
      </div>
    </>
  )
}

function useProgress(wizardKey: WizardFrame_wizard$key): Progress {
  const { progress } = useFragment(
    graphql`
      fragment WizardFrame_wizard on WithdrawWizard @throwOnFieldError {
        progress @required(action: THROW) {
          steps
          completedSteps
          nextStep
        }
      }
    `,
    wizardKey,
  )
  return { steps: progress.steps, completedSteps: progress.completedSteps, nextStep: progress.nextStep }
}

/**
 * Number of steps on the longest path, so that the bar never shows too few. One less than all steps, because no path
 * contains both the bank account and the receiving account.
 */
const most = Object.keys(stepLabels).length - 1

function stepperOf(accountId: number, view: WizardView): StepperStep[] {
  const further: StepperStep[] = view.total === null ? [{ label: 'Further steps', state: 'TO_DO' }] : []
  const known = view.steps.map<StepperStep>(({ step, state }) => ({
    label: stepLabels[step],
    state: state === 'DONE' || state === 'CURRENT' ? state : 'TO_DO',
    ...(state === 'DONE' ? { to: stepPath(accountId, step) } : {}),
  }))
  return [...known, ...further]
}
