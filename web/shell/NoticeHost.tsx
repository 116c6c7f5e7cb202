import {
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  useId,
  useToastController,
} from '@fluentui/react-components'
import { useEffect } from 'react'
import { hostNotices } from './notices.ts'

const useStyles = makeStyles({
  toaster: { width: 'min(440px, calc(100vw - 32px))' },
})

/** At most five notices stand at the bottom right; more wait for a free place. */
export function NoticeHost() {
  const styles = useStyles()
  const toasterId = useId('notices')
  const { dispatchToast } = useToastController(toasterId)

  useEffect(
    () =>
      hostNotices(({ intent, title, text, timeout }) => {
        dispatchToast(
          <Toast>
            <ToastTitle>{title}</ToastTitle>
            <ToastBody>{text}</ToastBody>
          </Toast>,
          { intent, ...(timeout === undefined ? {} : { timeout }) },
        )
      }),
    [dispatchToast],
  )

  return (
    <Toaster
      toasterId={toasterId}
      className={styles.toaster}
      position="bottom-end"
      limit={5}
      timeout={4000}
      pauseOnHover
      pauseOnWindowBlur
      shortcuts={{ focus: (event) => event.ctrlKey && event.key === 'm' }}
    />
  )
}
