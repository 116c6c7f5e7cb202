import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DateText, DateTimeText } from '../../kit/ui/DateText.tsx'
import { zoneOf } from '../../kit/ui/format.ts'
import type { Stage } from './timeline.ts'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  stage: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    alignItems: 'baseline',
    paddingInlineStart: '28px',
    paddingBlockEnd: '16px',
    color: tokens.colorNeutralForeground3,
    // The line between the marks of two stages.
    '::before': {
      content: '""',
      position: 'absolute',
      left: '6px',
      top: '14px',
      bottom: '-6px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    '@media print': { paddingBlockEnd: '8px' },
    ':last-child': { paddingBlockEnd: 0 },
    ':last-child::before': { display: 'none' },
  },
  mark: {
    position: 'absolute',
    left: 0,
    top: '4px',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  done: { color: tokens.colorNeutralForeground1, '::before': { backgroundColor: tokens.colorCompoundBrandStroke } },
  // Fills the mark with a border, because print omits background colors.
  doneMark: { border: `7px solid ${tokens.colorCompoundBrandStroke}` },
  current: { color: tokens.colorNeutralForeground1, fontWeight: 600 },
  currentMark: { border: `4px solid ${tokens.colorCompoundBrandStroke}` },
  problem: { color: tokens.colorNeutralForeground1, fontWeight: 600 },
  problemMark: { border: `4px solid ${tokens.colorStatusDangerBorder2}` },
  at: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, fontWeight: 400 },
  hidden: visuallyHidden,
})

export const stateWords = { DONE: 'done', CURRENT: 'now', PROBLEM: 'stopped here', TO_DO: 'still to come' } as const

/** Whether a stage is dated with a day, without a time. */
export const isDay = (at: string) => at.length === 'YYYY-MM-DD'.length

export function Timeline({ stages }: { stages: readonly Stage[] }) {
  const styles = useStyles()
  const stateStyles = {
    DONE: [styles.done, styles.doneMark],
    CURRENT: [styles.current, styles.currentMark],
    PROBLEM: [styles.problem, styles.problemMark],
    TO_DO: [undefined, undefined],
  } as const
  return (
    <ol aria-label="Progress of the request" className={styles.list}>
      {stages.map(({ label, state, at }) => (
        <li
          key={label}
          className={mergeClasses(styles.stage, stateStyles[state][0])}
          aria-current={state === 'CURRENT' || state === 'PROBLEM' ? 'step' : undefined}
        >
          <span aria-hidden="true" className={mergeClasses(styles.mark, stateStyles[state][1])} />
          {label}
          <span className={styles.hidden}>, {stateWords[state]}</span>
          {at ? (
            <span className={styles.at}>
              {isDay(at) ? (
                <DateText date={at} />
              ) : (
                <>
                  <DateTimeText moment={at} />
                  {` ${zoneOf(at)}`}
                </>
              )}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
