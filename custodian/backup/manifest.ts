import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const FILE = 'manifest.json'

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration applied to the database. */
  migration: z.number().int(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** The head of the audit hash chain; null if the chain is empty. */
  auditHead: z.object({ position: z.number().int(), hash: z.string() }).nullable(),
})

/** The content of a backup, by which a restore refuses an incomplete, mixed or changed backup. */
export type Manifest = z.infer<typeof manifest>

const signed = z.object({ manifest, mac: z.string() })

/** Writes the manifest with an HMAC keyed by HASH_KEY, so nobody without the keys can forge a backup. */
export async function writeManifest(folder: string, content: Manifest, hashKey: Buffer): Promise<void> {
  const text = JSON.stringify({ manifest: content, mac: macOf(content, hashKey) }, null, 2)
  await writeFile(join(folder, FILE), text, { mode: 0o600 })
}

/**
 * Reads and checks the manifest.
 * @throws Error for a folder without a backup, or a backup made with other keys
 */
export async function readManifest(folder: string, hashKeys: readonly Buffer[]): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} contains no complete backup: ${FILE} is missing.`)
  const parsed = signed.safeParse(parseJson(text))
  if (!parsed.success) throw new Error(`${FILE} of ${folder} is not the manifest of a backup.`)
  const given = Buffer.from(parsed.data.mac, 'base64url')
  const isRight = hashKeys.some((hashKey) => {
    const wanted = Buffer.from(macOf(parsed.data.manifest, hashKey), 'base64url')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isRight)
    throw new Error(`${FILE} of ${folder} was changed, or HASH_KEY does not contain the key of this backup.`)
  return parsed.data.manifest
}

const macOf = (content: Manifest, hashKey: Buffer) =>
  createHmac('sha256', hashKey)
    .update(`backup\n${JSON.stringify(manifest.parse(content))}`)
    .digest('base64url')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
