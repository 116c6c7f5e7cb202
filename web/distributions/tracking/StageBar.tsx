import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'
import { DateText, DayText } from '../../kit/ui/DateText.tsx'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'
import { isDay, stateWords } from './Timeline.tsx'
import type { Stage } from './timeline.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  list: { display: 'flex', columnGap: '8px', [small]: { columnGap: '4px' } },
  stage: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    paddingBlockStart: '8px',
    borderTop: `4px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [small]: { paddingBlockStart: 0 },
  },
  done: { borderTopColor: tokens.colorBrandStroke2, color: tokens.colorNeutralForeground2 },
  current: { borderTopColor: tokens.colorCompoundBrandStroke, color: tokens.colorBrandForeground1, fontWeight: 600 },
  problem: { borderTopColor: tokens.colorStatusDangerBorder2, color: tokens.colorNeutralForeground1, fontWeight: 600 },
  at: { display: 'block', fontWeight: 400 },
  // Screen readers announce every stage, even if there is no room to show its name.
  label: { [small]: visuallyHidden },
  now: { display: 'none', fontSize: tokens.fontSizeBase200, [small]: { display: 'block' } },
  hidden: visuallyHidden,
})

/** The stages of a request as one bar. A phone shows only the name of the current stage. */
export function StageBar({ stages }: { stages: readonly Stage[] }) {
  const styles = useStyles()
  const stateStyles = { DONE: styles.done, CURRENT: styles.current, PROBLEM: styles.problem, TO_DO: undefined } as const
  const now = stages.findLastIndex(({ state }) => state !== 'TO_DO')
  return (
    <div className={styles.root}>
      <p aria-hidden="true" className={styles.now}>
        {`Step ${now + 1} of ${stages.length}: `}
        <strong>{stages[now]?.label}</strong>
      </p>
      <ol aria-label="Progress of the request" className={styles.list}>
        {stages.map(({ label, state, at }) => (
          <li
            key={label}
            className={mergeClasses(styles.stage, stateStyles[state])}
            aria-current={state === 'CURRENT' || state === 'PROBLEM' ? 'step' : undefined}
          >
            <span className={styles.label}>
              {label}
              <span className={styles.hidden}>, {stateWords[state]}</span>
              {at ? (
                <span className={styles.at}>{isDay(at) ? <DateText date={at} /> : <DayText moment={at} />}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
