import { useEffect, useState } from 'react'
import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

/** The viewer draws the page after its load event, which is the last one that the portal gets of it. */
const DRAWING_MS = 2000
/** After this time, the frame is shown even without a load event. */
const LONGEST_MS = 8000

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minHeight: '480px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    // Hidden on a phone, because a PDF page scaled down to the width of a phone is unreadable.
    [small]: { display: 'none' },
  },
  viewer: { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
  // Covers the viewer, because Chrome shows a dark rectangle until it has drawn the page.
  cover: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
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
  /** True to show an explanation and a link in a browser without a PDF viewer. */
  explains?: boolean
}

/**
 * Shows a PDF of the portal in the browser's own viewer, which isolates the PDF from the page. A browser without a
 * viewer shows nothing or, with `explains`, a link to the file.
 */
export function ShownPdf({ path, title, explains = false }: Props) {
  const styles = useStyles()
  if (navigator.pdfViewerEnabled) return <Viewer key={path} path={path} title={title} />
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

function Viewer({ path, title }: Props) {
  const styles = useStyles()
  const [isLoaded, setIsLoaded] = useState(false)
  const [isCovered, setIsCovered] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsCovered(false), isLoaded ? DRAWING_MS : LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return (
    <div className={styles.frame}>
      <iframe
        className={styles.viewer}
        src={`${path}?show#navpanes=0&view=FitH`}
        title={title}
        onLoad={() => setIsLoaded(true)}
      />
      {isCovered ? <output className={styles.cover}>Loading the document…</output> : null}
    </div>
  )
}
