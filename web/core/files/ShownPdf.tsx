import { useState } from 'react'
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
    transitionProperty: 'opacity',
    transitionDuration: '0.1s',
    transitionDelay: '0.5s',
    // Hidden on a phone, because a PDF page scaled down to the width of a phone is unreadable.
    [small]: { display: 'none' },
  },
  // Hides the viewer while it loads, and for half a second more, because Chrome then still shows a dark rectangle.
  loading: { opacity: 0 },
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
  const [isLoading, setIsLoading] = useState(true)
  if (navigator.pdfViewerEnabled)
    return (
      <iframe
        className={mergeClasses(styles.frame, isLoading && styles.loading)}
        src={`${path}?show#navpanes=0&view=FitH`}
        title={title}
        onLoad={() => setIsLoading(false)}
      />
    )
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
