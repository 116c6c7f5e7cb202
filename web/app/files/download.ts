import { endIfExpired, endSession } from '../session/session.ts'
import { notices } from '../../kit/notices/notices.ts'

/** Saves a file of the gateway under its name; a failure is told in a notice instead of an error page. */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  if (endIfExpired()) return
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    if (response.status === 401) return endSession('expired')
    if (!response.ok) throw new Error(`Answer ${response.status}`)
    saveFile(await response.blob(), fileName)
  } catch {
    notices.error('Error', 'There was an error downloading the file.')
  }
}

/** Saves what the page has made itself. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken the content over by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
