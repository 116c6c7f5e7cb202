import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Findings_findings$data, Findings_findings$key } from '../__generated__/Findings_findings.graphql.ts'
import { large } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  // Wide enough for sentences next to columns that do not wrap.
  findings: { [large]: { minWidth: '250px' }, overflowWrap: 'break-word' },
  several: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  titles: { display: 'flex', flexDirection: 'column', [large]: { minWidth: '166px' } },
  why: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  reasons: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', overflowWrap: 'anywhere' },
  title: { fontWeight: 600 },
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

/**
 * The reasons why an account waits or waited: the rule, the given value, and the result of its check. Renders
 * nothing before the identity check has run.
 */
export function Findings({ findingsKey }: Props) {
  const styles = useStyles()
  const findings = useFragment(fragment, findingsKey)
  if (findings.length === 0) return <div className={styles.findings}>{noneYet}</div>
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

/** Only the titles, for a column of a table. */
export function FindingTitles({ findingsKey }: Props) {
  const styles = useStyles()
  const findings = useFragment(fragment, findingsKey)
  if (findings.length === 0) return noneYet
  return (
    <ul className={styles.titles}>
      {findings.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}

/**
 * The details for `FindingTitles`, below the row: rule, given value and result. Repeats the title if there are
 * several findings.
 */
export function FindingReasons({ findingsKey }: Props) {
  const styles = useStyles()
  const explained = useFragment(fragment, findingsKey).filter((finding) => reasons(finding).length > 0)
  if (explained.length === 0) return null
  return (
    <ul>
      {explained.map((finding) => (
        <li key={finding.title} className={mergeClasses(styles.why, styles.reasons)}>
          {explained.length > 1 ? <span className={styles.title}>{finding.title}</span> : null}
          {reasons(finding).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const noneYet = 'None yet'

/** Shows the given value and the result of its check side by side, because a reviewer compares them. */
function reasons({ rule, datum, comparedWith }: Findings_findings$data[number]): readonly string[] {
  const beside = [datum && `Given: ${datum}`, comparedWith && `Result: ${comparedWith}`].filter(Boolean).join(' · ')
  return [rule && `Rule: ${rule}`, beside].filter((text) => Boolean(text)) as string[]
}
