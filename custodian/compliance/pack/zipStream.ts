import { Zip, ZipDeflate } from 'fflate'

/** A file of an archive; `content` is called when the archive reaches the file. */
export interface PackFile {
  name: string
  content: () => Promise<Buffer> | Buffer
}

/**
 * Streams the files as an archive, one after another, with only one file in memory. Calls `told` with each file after
 * packing it.
 */
export async function* zipStream(
  files: AsyncIterable<PackFile>,
  told: (name: string, content: Buffer) => void,
): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  for await (const { name, content } of files) {
    const bytes = await content()
    told(name, bytes)
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    entry.push(bytes, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
