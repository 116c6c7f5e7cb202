import { endIfExpired, endSession } from '../session/session.ts'
import { notices } from '../../kit/notices/notices.ts'

const failure = 'There was an error downloading the file.'

/**
 * Downloads a file of the gateway under its own name. If the download fails, shows a notice instead of an error page.
 */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  if (endIfExpired()) return
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    if (response.status === 401) return endSession('expired')
    if (!response.ok) throw new Error(`Answer ${response.status}`)
    saveFile(await response.blob(), fileName)
  } catch {
    notices.error('Error', failure)
  }
}

/**
 * Downloads a file under the name in the response. Calls `onStart` when the file has started to arrive. Returns the
 * error message, or null after a success.
 */
export async function fetchFile(path: string, onStart?: () => void): Promise<string | null> {
  if (endIfExpired()) return null
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    if (response.status === 401) {
      endSession('expired')
      return null
    }
    // Show the gateway's message, which describes an error that the user can correct.
    if (response.status === 409) return await response.text()
    if (!response.ok) return failure
    onStart?.()
    const [, name = 'export.csv'] = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
    saveFile(await response.blob(), name)
    return null
  } catch {
    return failure
  }
}

/** Saves content that the page created as a file. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Revoke the URL after ten seconds, when the browser has read the content.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
