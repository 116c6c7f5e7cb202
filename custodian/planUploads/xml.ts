import { SaxesParser } from 'saxes'
import { Unreadable } from '../documents/unreadable.ts'

const DEEPEST = 32
const LONGEST = 20 * 1024 * 1024

export type XmlEvents = {
  open: (name: string, attributes: Record<string, string>, depth: number) => void
  text: (text: string) => void
  close: (name: string, depth: number) => void
}

/**
 * Walks a small, plain XML text. Throws for one with a document type (nothing is ever fetched or expanded), too deep,
 * too long, in another encoding than UTF-8 or UTF-16, or not well-formed.
 */
export function walkXml(content: Buffer, events: XmlEvents): void {
  const text = decode(content)
  if (text.length > LONGEST) throw new Unreadable('The XML is too long.')
  const parser = new SaxesParser()
  let depth = 0
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-(8|16)$/i.test(encoding)) throw new Unreadable('The XML must be in UTF-8.')
  })
  parser.on('doctype', () => {
    throw new Unreadable('The XML must not have a document type.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > DEEPEST) throw new Unreadable('The XML is nested too deep.')
    events.open(localName(name), attributes, depth)
  })
  parser.on('text', (part) => events.text(part))
  parser.on('cdata', (part) => events.text(part))
  parser.on('closetag', ({ name }) => {
    events.close(localName(name), depth)
    depth -= 1
  })
  parser.on('error', () => {
    throw new Unreadable('The XML is not well-formed.')
  })
  parser.write(text).close()
}

function decode(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(content)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
