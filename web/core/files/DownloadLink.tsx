import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { downloadFile } from './download.ts'

interface Props {
  path: string
  fileName: string
  /** Shown instead of the file name. Screen readers still read the name. */
  label?: string | undefined
  onOpen?: (() => void) | undefined
}

/** A link to a file of the portal. A failed download shows a notice. The link can be opened in a new tab and copied. */
export function DownloadLink({ path, fileName, label, onOpen }: Props) {
  const styles = useLinkStyles()
  // A GUID of at most one character identifies no file.
  if (/^\/files\/(attachment|document\/\d+)\/.?$/.test(path)) return <>{fileName}</>
  return (
    <a
      className={styles.link}
      href={path}
      download={fileName}
      aria-label={label && fileName}
      onClick={(event) => {
        onOpen?.()
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void downloadFile(path, fileName)
      }}
    >
      {label ?? fileName}
    </a>
  )
}
