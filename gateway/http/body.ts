import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'

/** The body could not be taken: too large (413), too slow (408), or not what was announced (400). */
export class BodyError extends Error {
  readonly status: 400 | 408 | 413

  constructor(status: 400 | 408 | 413) {
    super(`body refused with ${status}`)
    this.status = status
  }
}

/** The length in the header; null when the body comes in chunks. */
export function announcedLength(request: IncomingMessage): number | null {
  const header = request.headers['content-length']
  return header === undefined ? null : Number(header)
}

/**
 * Reads the whole body as UTF-8 text and never more than `most` bytes of it.
 * @throws BodyError
 */
export function readBody(request: IncomingMessage, most: number, milliseconds: number): Promise<string> {
  const announced = announcedLength(request)
  if (announced !== null && announced > most) return Promise.reject(new BodyError(413))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => stop(408), milliseconds)
    const stop = (status: 400 | 408 | 413) => {
      clearTimeout(timer)
      request.off('data', take)
      request.pause()
      reject(new BodyError(status))
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > most) stop(413)
      else chunks.push(chunk)
    }
    request.on('data', take)
    request.once('end', () => {
      clearTimeout(timer)
      const [first, ...more] = chunks
      const body = first && more.length === 0 ? first : Buffer.concat(chunks)
      if (isUtf8(body)) resolve(body.toString('utf8'))
      else reject(new BodyError(400))
    })
    request.once('error', () => stop(400))
    request.once('aborted', () => stop(400))
  })
}
