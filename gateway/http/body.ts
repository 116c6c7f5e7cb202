import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { createShapeCheck, FILE_SHAPE, type JsonShape } from '../../server/jsonShape.ts'

/** The body was refused: too large (413), too slow (408) or malformed (400). */
export class BodyError extends Error {
  readonly status: 400 | 408 | 413

  constructor(status: 400 | 408 | 413) {
    super(`body refused with ${status}`)
    this.status = status
  }
}

/** A small body cannot contain too many JSON tokens, so only its depth is limited. */
const SMALL_SHAPE: JsonShape = { depth: 64, signs: Infinity, escapes: Infinity }

/** Limits of a body: size, time and structure. */
export type BodyLimit = { bytes: number; milliseconds: number; shape: JsonShape }
export const SMALL: BodyLimit = { bytes: 64 * 1024, milliseconds: 10_000, shape: SMALL_SHAPE }
export const LARGE: BodyLimit = { bytes: 15_000_000, milliseconds: 60_000, shape: FILE_SHAPE }

export const TOO_LARGE = 'The request is too large.'
export const UNNAMED_UPLOAD = `${TOO_LARGE} Above ${kilobytes(SMALL)} kB, name its upload in the header x-operation.`
/** Advice in the refusal of a body above the small limit. */
export const UPLOAD_HELP = `A body above ${kilobytes(SMALL)} kB needs the header x-operation with the mutation that stores its file, such as "x-operation: uploadFile", and a session or credential that may store files; at most ${LARGE.bytes.toLocaleString('en-US')} bytes.`

function kilobytes({ bytes }: BodyLimit): number {
  return Math.floor(bytes / 1024)
}

/** The length in the header; null when the body comes in chunks. */
export function announcedLength(request: IncomingMessage): number | null {
  const header = request.headers['content-length']
  return header === undefined ? null : Number(header)
}

/**
 * Reads the whole body as text, up to the limit; stops when the JSON structure exceeds its limits. Null if it is not
 * UTF-8.
 * @throws BodyError
 */
export function readBody(request: IncomingMessage, { bytes, milliseconds, shape }: BodyLimit): Promise<string | null> {
  const announced = announcedLength(request)
  if (announced !== null && announced > bytes) return Promise.reject(new BodyError(413))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    // A long body is written into one buffer, because a second copy would double the memory.
    const whole = announced !== null && announced > SMALL.bytes ? Buffer.allocUnsafe(announced) : null
    const fits = createShapeCheck(shape)
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
      if (size > bytes) stop(413)
      else if (!fits(chunk)) stop(400)
      else if (whole) chunk.copy(whole, size - chunk.length)
      else chunks.push(chunk)
    }
    request.on('data', take)
    request.once('end', () => {
      clearTimeout(timer)
      const [first, ...more] = chunks
      const body = whole ?? (first && more.length === 0 ? first : Buffer.concat(chunks))
      resolve(isUtf8(body) ? body.toString('utf8') : null)
    })
    request.once('error', () => stop(400))
    request.once('aborted', () => stop(400))
  })
}
