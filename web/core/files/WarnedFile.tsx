import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DownloadLink } from './DownloadLink.tsx'

const useStyles = makeStyles({
  // In a narrow column the text wraps into a few lines, and not within words.
  name: { display: 'block', minWidth: '14ch', overflowWrap: 'anywhere' },
  warning: {
    display: 'block',
    maxWidth: '40ch',
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground3,
  },
})

interface Props {
  path: string
  fileName: string
  /** Shown instead of the file name where space is short. */
  label?: string
  warning: string | null | undefined
}

/** A file to download, with a warning that should be read first. */
export function WarnedFile({ path, fileName, label, warning }: Props) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(!label && styles.name)}>
      <DownloadLink path={path} fileName={fileName} label={label} />
      {warning ? <span className={styles.warning}>Warning: {warning} Open it with care.</span> : null}
    </span>
  )
}
