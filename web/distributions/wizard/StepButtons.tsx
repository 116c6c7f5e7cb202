import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, type ReactNode } from 'react'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import { small } from '../../kit/page/layout.ts'
import { FiguresAbove } from './FiguresAbove.ts'
import { inWizard } from './useStep.ts'
import { StepBefore } from './WizardProgress.ts'

const useStyles = makeStyles({
  // On a phone, Next is above Back, and both have the width of the form.
  row: { display: 'flex', columnGap: '12px', rowGap: '8px', [small]: { flexDirection: 'column-reverse' } },
  stacked: { flexDirection: 'column-reverse' },
  submit: { minHeight: '40px' },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '32px',
    minWidth: '96px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    textDecorationLine: 'none',
    boxSizing: 'border-box',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [small]: { minHeight: '44px' },
  },
})

interface Props {
  children?: ReactNode
  /** True for buttons with the width of their column, as on a phone. */
  stacked?: boolean
  /** False if another button of the page is the primary one. */
  leadsOn?: boolean
  /** False if no answer of this step can be accepted, so that only Back remains. */
  canGoOn?: boolean
}

/** The button that saves a step, and a link to the previous step, or to Home from the first step. */
export function StepButtons({ children = 'Next', stacked = false, leadsOn = true, canGoOn = true }: Props) {
  const styles = useStyles()
  const before = useContext(StepBefore)
  const figures = useContext(FiguresAbove)
  return (
    <>
      {figures}
      <div className={mergeClasses(styles.row, stacked && styles.stacked)}>
        <ScreenLink
          to={before ?? '/home'}
          {...(before ? { state: inWizard } : {})}
          appearance="plain"
          className={styles.back}
        >
          {before ? 'Back' : 'Cancel'}
        </ScreenLink>
        {canGoOn ? (
          <SubmitButton
            appearance={leadsOn ? 'primary' : 'secondary'}
            {...(stacked ? { className: styles.submit } : {})}
          >
            {children}
          </SubmitButton>
        ) : null}
      </div>
    </>
  )
}
