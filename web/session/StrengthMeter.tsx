import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { strengthOf, type Strength } from './strength.ts'
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  bar: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', columnGap: '4px' },
  part: { height: '4px', borderRadius: tokens.borderRadiusCircular, backgroundColor: tokens.colorNeutralStroke2 },
  filled: {
    backgroundColor: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  list: { display: 'flex', flexDirection: 'column', rowGap: '2px' },
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  met: { color: tokens.colorNeutralForeground1, '& svg': { color: tokens.colorBrandForeground1 } },
  mark: { flexShrink: 0 },
  state: visuallyHidden,
})

/** Lists the rules of a strong password, and updates them while the user types. */
export function StrengthMeter({ password, least, id }: { password: string; least?: number | undefined; id?: string }) {
  const styles = useStyles()
  const lines = strengthOf(password, least)
  const met = lines.filter((line) => line.met).length
  return (
    <div id={id} className={styles.root}>
      <div className={styles.bar} aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line.label} className={mergeClasses(styles.part, index < met && styles.filled)} />
        ))}
      </div>
      <p className={styles.line}>{`Strength: ${met} of ${lines.length}`}</p>
      <p className={styles.line}>Required</p>
      <Lines label="Required" lines={lines.slice(0, 1)} />
      <p className={styles.line}>Makes it stronger</p>
      <Lines label="Makes it stronger" lines={lines.slice(1)} />
    </div>
  )
}

function Lines({ label, lines }: { label: string; lines: readonly Strength[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line.label} className={mergeClasses(styles.line, line.met && styles.met)}>
          <Mark met={line.met} />
          {line.label}
          <span className={styles.state}>{line.met ? ' (met)' : ' (not met)'}</span>
        </li>
      ))}
    </ul>
  )
}

function Mark({ met }: { met: boolean }) {
  const styles = useStyles()
  return (
    <svg
      className={styles.mark}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d={met ? 'm3 8.4 3.3 3.3L13 5' : 'M5 8h6'} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
