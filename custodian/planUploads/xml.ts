import { SaxesParser } from 'saxes'
import { Unreadable } from '../documents/unreadable.ts'

const DEEPEST = 32
const LONGEST = 20 * 1024 * 1024
/** Encodings by the name declared in the file. ISO 8859-1 is decoded as Windows-1252, which has the same letters. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
  'windows-1252': 'windows-1252',
}

type XmlEvents = {
  open: (name: string, depth: number, attributes: Record<string, string>) => void
  text: (text: string) => void
  close: (name: string, depth: number) => void
}

/**
 * Walks the elements of a small, plain XML text. Throws for a document type (nothing is ever fetched or expanded),
 * excessive depth or length, an unknown encoding, or malformed XML.
 */
export function walkXml(content: Buffer, events: XmlEvents): void {
  const text = decode(content)
  if (text.length > LONGEST) throw new Unreadable('tooLarge')
  const parser = new SaxesParser()
  let depth = 0
  parser.on('doctype', () => {
    throw new Unreadable('xmlType')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > DEEPEST) throw new Unreadable('xmlShape')
    events.open(localName(name), depth, attributes)
  })
  parser.on('text', (part) => events.text(part))
  parser.on('cdata', (part) => events.text(part))
  parser.on('closetag', ({ name }) => {
    events.close(localName(name), depth)
    depth -= 1
  })
  parser.on('error', () => {
    throw new Unreadable('badXml')
  })
  parser.write(text.trimStart()).close()
}

function decode(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le', { fatal: true }).decode(content)
  if (mark === 'feff') return new TextDecoder('utf-16be', { fatal: true }).decode(content)
  const declared = /^[^<]*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/i.exec(content.toString('latin1', 0, 200))?.[1]
  const encoding = ENCODINGS[declared?.toLowerCase() ?? 'utf-8']
  if (!encoding) throw new Unreadable('xmlEncoding')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    throw new Unreadable('badEncoding')
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
