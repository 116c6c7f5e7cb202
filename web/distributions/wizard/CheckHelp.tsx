import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  summary: { color: tokens.colorBrandForegroundLink },
  body: { display: 'flex', flexDirection: 'column', rowGap: '8px', paddingBlockStart: '8px', maxWidth: '440px' },
  check: { width: '100%', height: 'auto', color: tokens.colorNeutralForeground3 },
  number: { fill: tokens.colorNeutralForeground1, fontFamily: 'monospace', fontSize: '14px' },
  caption: { fill: tokens.colorNeutralForeground2, fontSize: '14px' },
})

/** Shows where a check has the routing and account numbers. Collapsed on a phone. */
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
        <svg viewBox="0 0 260 112" className={styles.check} aria-hidden="true">
          <rect x="1" y="1" width="258" height="110" rx="8" fill="none" stroke="currentColor" />
          <path d="M14 20h70M14 38h150M14 56h100M190 56h56" stroke="currentColor" opacity=".45" fill="none" />
          <text x="14" y="82" className={styles.number}>
            123456789
          </text>
          <text x="134" y="82" className={styles.number}>
            000123456789
          </text>
          <text x="14" y="100" className={styles.caption}>
            Routing
          </text>
          <text x="134" y="100" className={styles.caption}>
            Account
          </text>
        </svg>
      </div>
    </details>
  )
}
