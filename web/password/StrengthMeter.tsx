import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircle16Filled, Circle16Regular } from '@fluentui/react-icons'
import { strengthOf } from './strength.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  bar: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', columnGap: '4px' },
  part: { height: '4px', borderRadius: tokens.borderRadiusCircular, backgroundColor: tokens.colorNeutralStroke2 },
  filled: {
    backgroundColor: tokens.colorBrandBackground,
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
  met: { color: tokens.colorNeutralForeground1 },
  mark: { color: tokens.colorBrandForeground1, flexShrink: 0 },
  state: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** What makes a password strong, line by line, as it is typed. */
export function StrengthMeter({ password, id }: { password: string; id?: string }) {
  const styles = useStyles()
  const lines = strengthOf(password)
  const met = lines.filter((line) => line.met).length
  return (
    <div id={id} className={styles.root}>
      <div className={styles.bar} aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line.label} className={mergeClasses(styles.part, index < met && styles.filled)} />
        ))}
      </div>
      <ul className={styles.list} aria-label="Password strength">
        {lines.map((line) => (
          <li key={line.label} className={mergeClasses(styles.line, line.met && styles.met)}>
            {line.met ? <CheckmarkCircle16Filled className={styles.mark} /> : <Circle16Regular />}
            {line.label}
            <span className={styles.state}>{line.met ? ' (met)' : ' (not met)'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
