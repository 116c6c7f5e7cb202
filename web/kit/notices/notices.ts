export interface Notice {
  id: number
  intent: 'success' | 'error'
  title: string
  text: string
  /** Milliseconds for which the notice is shown; the default of `NoticeHost` if omitted. */
  timeout?: number
  /** A second line, such as the name and the amount. */
  detail?: string
}

type Options = Pick<Notice, 'timeout' | 'detail'>

type Show = (notice: Notice) => void

let show: Show | null = null
let wake: (() => void) | null = null
let count = 0
const waiting: Notice[] = []

function send(intent: Notice['intent'], title: string, text: string, options?: Options): void {
  const notice: Notice = { id: ++count, intent, title, text, ...options }
  if (show) return show(notice)
  waiting.push(notice)
  wake?.()
}

/** Sends a notice. Works anywhere, also outside React and before the code of `NoticeHost` has loaded. */
export const notices = {
  success: (title: string, text: string, options?: Options) => send('success', title, text, options),
  error: (title: string, text: string) => send('error', title, text),
}

export function hostNotices(host: Show): () => void {
  show = host
  for (const notice of waiting.splice(0)) host(notice)
  return () => {
    if (show === host) show = null
  }
}

/** Calls back once, when the first notice is sent, so that `NoticeHost` loads only when needed. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = null
  }
}
