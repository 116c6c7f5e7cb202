import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Transform, type Readable, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const fileOf = (folder: string, table: string) => join(folder, `${table}.jsonl.gz`)

/** Writes rows as JSON text, one a line. Returns the number of rows and the hash of the file. */
export async function writeRows(
  folder: string,
  table: string,
  batches: AsyncIterable<string[]>,
): Promise<{ rows: number; sha256: string }> {
  let rows = 0
  const lines = async function* () {
    for await (const batch of batches) {
      rows += batch.length
      yield `${batch.join('\n')}\n`
    }
  }
  const hash = hashing()
  await pipeline(lines, createGzip(), hash.stream, createWriteStream(fileOf(folder, table), { mode: 0o600 }))
  return { rows, sha256: hash.digest() }
}

/**
 * The rows of a table's backup file as JSON text, about `bytes` at a time.
 * @throws Error at the end of a file that does not match the manifest
 */
export async function* readRows(
  folder: string,
  { name, rows, sha256 }: { name: string; rows: number; sha256: string },
  bytes: number,
): AsyncGenerator<string[]> {
  const hash = hashing()
  const text = new PassThrough()
  const reading = pipeline(createReadStream(fileOf(folder, name)), hash.stream, createGunzip(), text)
  // A read error is reported at the end of the file. An error without a listener would end the process.
  const failure = reading.then(
    () => null,
    (error: Error) => error,
  )
  let count = 0
  let size = 0
  let batch: string[] = []
  try {
    for await (const line of linesOf(text)) {
      batch.push(line)
      count += 1
      size += line.length
      if (size < bytes) continue
      yield batch
      batch = []
      size = 0
    }
  } catch {
    // A truncated file ends early; the checks after the loop report the reason.
  }
  const error = await failure
  if (error !== null) throw new Error(`The file of ${name} cannot be read: ${error.message}`)
  if (count !== rows || hash.digest() !== sha256)
    throw new Error(`The file of ${name} was changed, or belongs to another backup.`)
  if (batch.length > 0) yield batch
}

/**
 * Lines end at \n only. JSON text escapes it, but not U+2028, at which `node:readline` would split, too. Reads each
 * part once, because a line with a file's content has thousands of parts.
 */
export async function* linesOf(text: Readable): AsyncGenerator<string> {
  let pieces: string[] = []
  for await (const part of text.setEncoding('utf8') as AsyncIterable<string>)
    for (const [place, piece] of part.split('\n').entries()) {
      if (place > 0) {
        yield pieces.join('')
        pieces = []
      }
      pieces.push(piece)
    }
  const rest = pieces.join('')
  if (rest !== '') yield rest
}

function hashing(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  let digest: string | null = null
  return { stream, digest: () => (digest ??= hash.digest('base64url')) }
}
