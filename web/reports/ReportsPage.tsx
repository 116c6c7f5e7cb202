import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useOpenPaths } from '../core/screens/useOpenPaths.ts'
import { small } from '../kit/page/layout.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { reportGroups } from '../core/screens/reportGroups.ts'

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '20px',
  },
  group: {
    padding: '20px 24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [small]: { paddingInline: '16px' },
  },
  list: { display: 'flex', flexDirection: 'column', rowGap: '16px', marginBlockStart: '12px' },
  heading: { fontSize: tokens.fontSizeBase400, fontWeight: 600 },
  sentence: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})

/** Links to the reports that the role may open, grouped by occasion. */
export function Page() {
  const styles = useStyles()
  const paths = useOpenPaths()
  const groups = reportGroups
    .map((group) => ({ ...group, reports: group.reports.filter(({ to }) => paths.has(to.replace(/\/$/, ''))) }))
    .filter(({ reports }) => reports.length > 0)
  return (
    <>
      <PageHeading intro={`Screens for ${listOf(groups.map(({ occasion }) => occasion))}.`}>Reports</PageHeading>
      <nav aria-label="Reports" className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </nav>
    </>
  )
}

/** Joins texts with commas and a final "and": "daily work, taxes and the system". */
const listOf = (parts: readonly string[]) => parts.join(', ').replace(/, ([^,]+)$/, ' and $1')

function Group({ title, reports }: Pick<(typeof reportGroups)[number], 'title' | 'reports'>) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {reports.map(({ to, label, sentence }) => (
          <li key={to}>
            <ScreenLink to={to}>{label}</ScreenLink>
            <p className={styles.sentence}>{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
