import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { downloadFile } from './download.ts'

interface Props {
  path: string
  fileName: string
  /** Text of the link instead of the file name. Screen readers still announce the file name. */
  label?: string | undefined
  onOpen?: (() => void) | undefined
}

/**
 * A link that downloads a file of the portal. A failed download shows a notice. Users can copy the link or open it in a
 * new tab.
 */
export function DownloadLink({ path, fileName, label, onOpen }: Props) {
  const styles = useLinkStyles()
  // A path whose file id has at most one character belongs to no stored file, so render no link.
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
