import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PageLink } from '../page/PageLink.tsx'
import { small } from '../page/layout.ts'
import { useTitleDetail } from '../page/titleDetail.ts'
import { visuallyHidden } from './visuallyHidden.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '10px', marginBlockEnd: '24px' },
  list: { display: 'flex', columnGap: '8px', [small]: { columnGap: '4px' } },
  step: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    paddingBlockStart: '10px',
    borderTop: `4px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [small]: { paddingBlockStart: 0 },
  },
  done: { borderTopColor: tokens.colorBrandStroke2, color: tokens.colorNeutralForeground2 },
  // Thicker than the other bars, because answered steps may come after the current step.
  current: {
    borderTopWidth: '8px',
    marginBlockStart: '-4px',
    borderTopColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorBrandForeground1,
    fontWeight: 600,
  },
  // On a phone, only screen readers get the label.
  label: { [small]: visuallyHidden },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    display: 'inline-block',
    minWidth: '24px',
    minHeight: '24px',
    ':hover': { textDecorationLine: 'underline' },
    // Extends the link over the bar, because a phone shows only the bar.
    [small]: { display: 'block', height: '24px', marginBlock: '-14px -10px' },
  },
  count: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  now: { display: 'none', color: tokens.colorBrandForeground1, fontWeight: 600, [small]: { display: 'inline' } },
  hidden: visuallyHidden,
})

export interface StepperStep {
  label: string
  state: 'DONE' | 'CURRENT' | 'TO_DO'
  /** URL of the step, if the user has answered it. */
  to?: string
}

interface Props {
  steps: readonly StepperStep[]
  label?: string
  /** Maximum number of steps, while the user's answers still decide how many there are. */
  upTo?: number
}

/** Shows the position in a sequence of steps as bars, and in words: "Step 4 of 7". */
export function Stepper({ steps, label = 'Progress', upTo }: Props) {
  const styles = useStyles()
  const at = steps.findIndex((step) => step.state === 'CURRENT')
  // One bar for each possible step, so that the bars agree with the number.
  const unknown = Math.max((upTo ?? 0) - steps.length, 0)
  const place = `Step ${at + 1} of ${upTo === undefined ? steps.length : `up to ${upTo}`}`
  useTitleDetail(place)
  return (
    <nav aria-label={label} className={styles.root} data-print="hide">
      <p className={styles.count}>
        {place}
        {/* On a phone, the bars have no labels, so name the current step here. */}
        <span className={styles.now} aria-hidden="true">
          {`: ${steps[at]?.label}`}
        </span>
      </p>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={mergeClasses(
              styles.step,
              step.state === 'DONE' && styles.done,
              step.state === 'CURRENT' && styles.current,
            )}
            aria-current={step.state === 'CURRENT' ? 'step' : undefined}
          >
            <StepLabel {...step} />
          </li>
        ))}
        {Array.from({ length: unknown }, (_, index) => (
          <li key={index} aria-hidden="true" className={styles.step} />
        ))}
      </ol>
    </nav>
  )
}

function StepLabel({ label, state, to }: StepperStep) {
  const styles = useStyles()
  const words = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.hidden}>
        {state === 'DONE' ? ' completed' : state === 'TO_DO' ? ' not completed' : ''}
      </span>
    </>
  )
  return to ? (
    <PageLink to={to} className={styles.link}>
      {words}
    </PageLink>
  ) : (
    words
  )
}
