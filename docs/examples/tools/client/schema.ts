import { readFile, writeFile } from 'node:fs/promises'

/**
 * The portal's schema for code generators: null only where a value may be missing. It is stored in a file with its
 * ETag, and downloaded again only after a change.
 */
export async function fetchSchema(
  portal: string,
  credential: string,
  cache: string,
): Promise<{ text: string; isNew: boolean }> {
  const kept = await readFile(cache, 'utf8').catch(() => '')
  const end = kept.indexOf('\n')
  const tag = kept.slice(0, Math.max(0, end))
  const response = await fetch(`${portal}/schema.graphql?strict`, {
    headers: { authorization: `Bearer ${credential}`, ...(tag ? { 'if-none-match': tag } : {}) },
  })
  if (response.status === 304) return { text: kept.slice(end + 1), isNew: false }
  if (!response.ok) throw new Error(`The schema was not answered: ${response.status}`)
  const text = await response.text()
  await writeFile(cache, `${response.headers.get('etag') ?? ''}\n${text}`)
  return { text, isNew: true }
}
