import {
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  useId,
  useToastController,
} from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { keepTime, keepTimeUntilGone } from './noticeMotion.ts'
import { useNoticeBottom } from './noticePlace.ts'
import { hostNotices, type Notice } from './notices.ts'

const useStyles = makeStyles({
  toaster: { width: 'min(440px, calc(100vw - 40px))' },
})

/**
 * Shows at most five notices at the bottom right, while further notices wait. The next click elsewhere dismisses
 * success notices.
 */
export function NoticeHost() {
  const styles = useStyles()
  const toasterId = useId('notices')
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const successes = useRef(new Set<string>())
  const [standing, setStanding] = useState(0)
  const vertical = useNoticeBottom(standing > 0)

  useEffect(() => {
    // Several queries of a screen may fail with the same error, so show that error only once.
    const errors = new Set<string>()
    return hostNotices((notice) => {
      const { id, intent, title, text, timeout } = notice
      const said = `${title} ${text}`
      if (intent === 'error' && errors.has(said)) return
      if (intent === 'error') errors.add(said)
      if (intent === 'success') successes.current.add(boxId(id))
      setStanding((count) => count + 1)
      dispatchToast(<Shown notice={notice} />, {
        toastId: boxId(id),
        intent,
        root: { id: boxId(id) },
        onStatusChange: (_, { status }) => {
          if (status === 'dismissed') {
            keepTimeUntilGone(boxId(id))
            errors.delete(said)
          }
          if (status === 'unmounted') {
            setStanding((count) => count - 1)
            successes.current.delete(boxId(id))
          }
        },
        ...(timeout === undefined ? {} : { timeout }),
      })
    })
  }, [dispatchToast])

  // A user who clicks something else has seen the success. A second click on the same element does not count.
  useEffect(() => {
    let last: EventTarget | null = null
    const goOn = ({ target }: Event) => {
      const isOnNotice = target instanceof Element && target.closest('[id^="notice-"]')
      if (!isOnNotice && target !== last) for (const id of successes.current) dismissToast(id)
      last = target
    }
    document.addEventListener('click', goOn, true)
    return () => document.removeEventListener('click', goOn, true)
  }, [dismissToast])

  return (
    <Toaster
      toasterId={toasterId}
      className={styles.toaster}
      position="bottom-end"
      offset={{ 'bottom-end': { horizontal: 20, vertical } }}
      limit={5}
      timeout={4000}
      pauseOnHover
      pauseOnWindowBlur
      shortcuts={{ focus: (event) => event.ctrlKey && event.key === 'm' }}
    />
  )
}

const boxId = (id: number) => `notice-${id}`

function Shown({ notice: { id, title, text, detail } }: { notice: Notice }) {
  useEffect(() => keepTime(boxId(id)), [id])
  return (
    <Toast>
      <ToastTitle>{title}</ToastTitle>
      <ToastBody {...(detail ? { subtitle: detail } : {})}>{text}</ToastBody>
    </Toast>
  )
}
