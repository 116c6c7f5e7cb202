import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Findings_findings$key } from '../__generated__/Findings_findings.graphql.ts'
import { large } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  // Sentences, not a column of single words beside cells that do not wrap.
  findings: { [large]: { minWidth: '250px' }, overflowWrap: 'break-word' },
  several: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  why: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/** Why an account waits or waited: the rule, what was given and what the check found beside it. Nothing before the identity check has run. */
export function Findings({ findingsKey }: { findingsKey: Findings_findings$key }) {
  const styles = useStyles()
  const findings = useFragment(
    graphql`
      fragment Findings_findings on ComplianceFinding @relay(plural: true) @throwOnFieldError {
        title
        rule
        datum
        comparedWith
      }
    `,
    findingsKey,
  )
  if (findings.length === 0) return <div className={styles.findings}>None yet</div>
  return (
    <ul className={mergeClasses(styles.findings, styles.several)}>
      {findings.map(({ title, rule, datum, comparedWith }) => (
        <li key={title}>
          {title}
          {rule ? <span className={styles.why}>{`Rule: ${rule}`}</span> : null}
          {datum || comparedWith ? <span className={styles.why}>{beside(datum, comparedWith)}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** What was given beside what the check found, in one line where there is room: a reviewer compares the two. */
const beside = (given: string | null | undefined, found: string | null | undefined) =>
  [given && `Given: ${given}`, found && `Found: ${found}`].filter(Boolean).join(' · ')
