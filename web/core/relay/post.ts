import { activity } from '../session/activity.ts'
import { RequestError } from './errors.ts'
import { HEADERS } from './headers.ts'

export type Progress = (fraction: number) => void
export interface Answer {
  status: number
  body: string
  /** Position in the change log. The response includes all changes up to this position. */
  position?: string | null
}

export type Trace = Readonly<Record<string, string>>

export async function post(body: string, signal: AbortSignal, trace: Trace = {}): Promise<Answer> {
  try {
    const headers = { ...HEADERS, ...trace }
    const response = await fetch('/graphql', { method: 'POST', body, headers, credentials: 'same-origin', signal })
    const text = await response.text()
    activity.answeredAt = Date.now()
    return { status: response.status, body: text, position: response.headers.get('x-changes') }
  } catch (error) {
    throw signal.aborted ? signal.reason : new RequestError('NETWORK', String(error))
  }
}

/**
 * Sends a POST by XMLHttpRequest, because fetch reports no upload progress. The gateway accepts a large body only if
 * the `operation` header has the id of an upload document.
 */
export function upload(
  body: string,
  operation: string,
  signal: AbortSignal,
  onProgress: Progress,
  trace: Trace = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    for (const [name, value] of Object.entries({ ...HEADERS, ...trace })) request.setRequestHeader(name, value)
    request.setRequestHeader('x-operation', operation)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => {
      activity.answeredAt = Date.now()
      resolve({ status: request.status, body: request.responseText })
    }
    request.onerror = () => reject(new RequestError('NETWORK', 'The connection failed'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
