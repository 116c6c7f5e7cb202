import { makeStyles, tokens } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

const useStyles = makeStyles({
  frame: {
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
})

/**
 * A PDF of the portal in the browser's own viewer, which isolates it from the page. Renders nothing in a browser
 * without a viewer; the link next to it still works.
 */
export function ShownPdf({ path, title }: { path: string; title: string }) {
  const styles = useStyles()
  if (!navigator.pdfViewerEnabled) return null
  return <iframe className={styles.frame} src={`${path}?show#navpanes=0&view=FitH`} title={title} />
}
