import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    height: '100%',
    minHeight: '480px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    // A page as wide as a phone cannot be read.
    [small]: { display: 'none' },
  },
  instead: {
    minHeight: 0,
    paddingBlock: '24px',
    paddingInline: '24px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
})

interface Props {
  path: string
  title: string
  /** True to say why nothing is shown in a browser without a viewer. */
  explains?: boolean
}

/**
 * A PDF of the portal in the browser's own viewer, which isolates it from the page. Renders nothing in a browser
 * without a viewer, where the link next to it still works, or a link in its place if it `explains`.
 */
export function ShownPdf({ path, title, explains = false }: Props) {
  const styles = useStyles()
  if (navigator.pdfViewerEnabled)
    return <iframe className={styles.frame} src={`${path}?show#navpanes=0&view=FitH`} title={title} />
  if (!explains) return null
  return (
    <p className={mergeClasses(styles.frame, styles.instead)}>
      This browser cannot show a PDF here.{' '}
      <Link href={`${path}?show`} target="_blank" rel="noreferrer">
        Open the PDF
      </Link>
    </p>
  )
}
