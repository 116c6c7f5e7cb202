import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Findings_findings$data, Findings_findings$key } from '../__generated__/Findings_findings.graphql.ts'
import { large } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  // Wide enough for sentences, next to columns that do not wrap.
  findings: { [large]: { minWidth: '250px' }, overflowWrap: 'break-word' },
  several: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  titles: { display: 'flex', flexDirection: 'column', [large]: { minWidth: '166px' } },
  why: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface Props {
  findingsKey: Findings_findings$key
}

const fragment = graphql`
  fragment Findings_findings on ComplianceFinding @relay(plural: true) @throwOnFieldError {
    title
    rule
    datum
    comparedWith
  }
`

/** Reasons why an account waits or waited: the rule, the checked value and the result. */
export function Findings({ findingsKey }: Props) {
  const styles = useStyles()
  const findings = useFragment(fragment, findingsKey)
  if (findings.length === 0) return <div className={styles.findings}>{none}</div>
  return (
    <ul className={mergeClasses(styles.findings, styles.several)}>
      {findings.map((finding) => (
        <li key={finding.title}>
          {finding.title}
          {reasons(finding).map((text) => (
            <span key={text} className={styles.why}>
              {text}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Titles of the findings, for a list. The evidence has the rules and the compared values. */
export function FindingTitles({ findingsKey }: Props) {
  const styles = useStyles()
  const findings = useFragment(fragment, findingsKey)
  if (findings.length === 0) return none
  return (
    <ul className={styles.titles}>
      {findings.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}

const none = 'None'

/** Texts of a finding: its rule, then the value that the owner gave next to the result of the check. */
function reasons({ rule, datum, comparedWith }: Findings_findings$data[number]): readonly string[] {
  const beside = [datum && `Given: ${datum}`, comparedWith && `Result: ${comparedWith}`].filter(Boolean).join(' · ')
  return [rule && `Rule: ${rule}`, beside].filter((text) => Boolean(text)) as string[]
}
