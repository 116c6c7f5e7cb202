import { makeStyles } from '@fluentui/react-components'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { ShownPdf } from '../core/files/ShownPdf.tsx'
import { Modal } from '../kit/ui/Modal.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', height: 'calc(100dvh - 84px)' },
  page: { flexGrow: 1, minHeight: 0 },
})

interface Props {
  path: string
  fileName: string
  title: string
  onClose: () => void
}

/** Shows a document over its list, with a download link. */
export function DocumentPreview({ path, fileName, title, onClose }: Props) {
  const styles = useStyles()
  return (
    <Modal open title={title} shape="drawer" onClose={onClose}>
      <div className={styles.root}>
        <DownloadLink path={path} fileName={fileName} label="Download" />
        <div className={styles.page}>
          <ShownPdf path={path} title={title} />
        </div>
      </div>
    </Modal>
  )
}
