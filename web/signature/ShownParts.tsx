import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ShownParts_parts$data, ShownParts_parts$key } from '../__generated__/ShownParts_parts.graphql.ts'
import { small } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  paper: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    padding: '24px',
    [small]: { padding: '20px 16px' },
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
  },
  letterhead: {
    paddingBlockEnd: '8px',
    borderBottom: `1px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground1,
    fontWeight: 600,
  },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  heading: {
    marginBlock: '8px 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
  },
  rows: { display: 'flex', flexDirection: 'column', rowGap: '10px' },
  detail: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 1fr) 2fr',
    columnGap: '24px',
    [small]: { display: 'block' },
  },
  label: { color: tokens.colorNeutralForeground2 },
  value: { fontWeight: 600 },
  figure: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
    paddingBlockEnd: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  amount: { marginInlineStart: 'auto' },
  strong: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  // Looks unlike a form field, because the user signs below the document and not in its blanks.
  blank: { color: tokens.colorNeutralForeground2 },
})

type Part = ShownParts_parts$data[number]

/** The document to sign as text. The custodian makes text and PDF from the same data. */
export function ShownParts({ partsKey, title }: { partsKey: ShownParts_parts$key; title: string }) {
  const styles = useStyles()
  const parts = useFragment(
    graphql`
      fragment ShownParts_parts on DocumentPart @relay(plural: true) @throwOnFieldError {
        kind
        text
        rows {
          label
          value
          isStrong
        }
      }
    `,
    partsKey,
  )
  return (
    <article className={styles.paper} aria-label={title}>
      {parts.map((part, index) => (
        <Shown key={index} part={part} />
      ))}
    </article>
  )
}

function Shown({ part: { kind, text, rows } }: { part: Part }) {
  const styles = useStyles()
  switch (kind) {
    case 'LETTERHEAD':
      return <p className={styles.letterhead}>{text}</p>
    case 'TITLE':
      return <h3 className={styles.title}>{text}</h3>
    case 'HEADING':
      return <h4 className={styles.heading}>{text}</h4>
    case 'DETAILS':
      return (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.detail}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'FIGURES':
      return (
        <dl className={styles.rows}>
          {rows.map(({ label, value, isStrong }) => (
            <div key={label} className={mergeClasses(styles.figure, isStrong && styles.strong)}>
              <dt>{label}</dt>
              <dd className={styles.amount}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'BLANKS':
      return (
        <ul className={styles.rows}>
          {rows.map(({ label }) => (
            <li key={label} className={styles.blank}>
              {`${label}: added when you sign`}
            </li>
          ))}
        </ul>
      )
    default:
      return <p>{text}</p>
  }
}
