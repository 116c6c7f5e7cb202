import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { large } from '../kit/page/layout.ts'
import { findingsOf } from './qualifiers.ts'

const useStyles = makeStyles({
  // Sentences, not a column of single words beside cells that do not wrap.
  findings: { [large]: { minWidth: '150px' } },
  several: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
})

/** Why an account waits: nothing before the identity check has run. */
export function Findings({ qualifierKey }: { qualifierKey: string | null | undefined }) {
  const styles = useStyles()
  const findings = findingsOf(qualifierKey)
  if (findings.length <= 1) return <div className={styles.findings}>{findings[0] ?? 'None yet'}</div>
  return (
    <ul className={mergeClasses(styles.findings, styles.several)}>
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  )
}
