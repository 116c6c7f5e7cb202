import { inflateSync } from 'node:zlib'

/**
 * Extracts the text of a PDF made by `renderPdf` as a reader would copy it: by each font's Unicode table, in reading
 * order.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const tables = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, fonts = ''] of head.matchAll(/\/Font <<([^>]*)>>/g))
      for (const [, name = '', font = ''] of fonts.matchAll(/\/(\w+) (\d+) 0 R/g)) {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
        tables.set(name, unicodeTable(objects.get(table)?.content ?? ''))
      }
  const drawn = [...objects.values()].map(({ content }) => content).filter((content) => content.includes(' BDC'))
  return drawn.map((page) => lettersOf(page, tables)).join('\n')
}

function objectsOf(pdf: Buffer): Map<string, { head: string; content: string }> {
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split('stream\n')
      const packed = Buffer.from(stream?.replace(/\nend$/, '') ?? '', 'latin1')
      return [id, { head, content: packed[0] === 0x78 ? inflateSync(packed).toString('latin1') : '' }]
    }),
  )
}

/** Maps a glyph (4 hex digits) to its letter. */
function unicodeTable(map: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const [, first = '', letters = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, code = '']] of [...letters.matchAll(/<([\w ]+)>/g)].entries()) {
      const units = code.match(/\w{4}/g) ?? []
      table.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
    }
  return table
}

function lettersOf(page: string, tables: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let table: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const [, font, shown] of page.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) table = tables.get(font) ?? new Map()
    for (const [, glyphs = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      text += (glyphs.match(/\w{4}/g) ?? []).map((glyph) => table.get(glyph) ?? '\uFFFD').join('')
    if (shown !== undefined) text += '\n'
  }
  return text
}
