import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  summary: { cursor: 'pointer', minHeight: '24px', color: tokens.colorBrandForegroundLink },
  body: { display: 'flex', flexDirection: 'column', rowGap: '8px', paddingBlockStart: '8px', maxWidth: '440px' },
  check: { width: '100%', height: 'auto', color: tokens.colorNeutralForeground3 },
  number: { fill: tokens.colorNeutralForeground1, fontFamily: 'monospace', fontSize: '15px' },
  caption: { fill: tokens.colorNeutralForeground2, fontSize: '11px' },
})

/** Where a check shows both numbers. Folded on a phone, open where there is room. */
export function CheckHelp({ isOpen = false }: { isOpen?: boolean }) {
  const styles = useStyles()
  return (
    <details className={styles.help} open={isOpen}>
      <summary className={styles.summary}>Where do I find these numbers?</summary>
      <div className={styles.body}>
        <p>
          At the bottom of a check: first the nine digits of the routing number, then your account number. Your bank
          also shows both online.
        </p>
        <svg viewBox="0 0 440 150" className={styles.check} aria-hidden="true">
          <rect x="1" y="1" width="438" height="148" rx="8" fill="none" stroke="currentColor" />
          <path d="M20 34h120M20 62h260M20 88h180M300 88h120" stroke="currentColor" opacity=".45" fill="none" />
          <text x="20" y="122" className={styles.number}>
            |: 123456789 |:
          </text>
          <text x="170" y="122" className={styles.number}>
            000123456789 ||
          </text>
          <text x="330" y="122" className={styles.number} opacity=".5">
            0101
          </text>
          <text x="20" y="140" className={styles.caption}>
            Routing number
          </text>
          <text x="170" y="140" className={styles.caption}>
            Account number
          </text>
          <text x="330" y="140" className={styles.caption}>
            Check
          </text>
        </svg>
      </div>
    </details>
  )
}
