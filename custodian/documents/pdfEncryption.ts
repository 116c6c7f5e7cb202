import { createCipheriv, createHash } from 'node:crypto'
import type { FileRefusal } from '../../contract/fileRefusals.ts'
import { bytesOf, dictionaryAt, type PdfDictionary } from './pdfDictionary.ts'

/** The padding of a short password (ISO 32000-1, 7.6.3.3, algorithm 2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/**
 * The reason why staff could not open an encrypted PDF: it needs a password, or only another program has the key. Null
 * for a PDF that is not encrypted, opens with the empty password, or can't be analyzed.
 */
export function lockOf(content: Buffer): FileRefusal | null {
  const text = content.toString('latin1')
  const trailer = trailerOf(text)
  const encryption = trailer && valueOf(text, trailer.get('Encrypt'))
  if (!trailer || !encryption) return null
  if (locksAttachmentsOnly(encryption)) return null
  if (encryption.get('Filter') !== '/Standard') return encryption.has('Filter') ? 'pdfRights' : null
  return opensWithoutPassword(encryption, firstId(trailer.get('ID'))) === false ? 'pdfPassword' : null
}

/** The trailer referenced at the end of the file, otherwise the last trailer. */
function trailerOf(text: string): PdfDictionary | null {
  const at = Number(/\bstartxref\s+(\d{1,10})(?![^]*\bstartxref\s+\d)/.exec(text.slice(-2_048))?.[1] ?? -1)
  const pointed = at >= 0 ? trailerFrom(text, at) : null
  if (pointed) return pointed
  const last = text.lastIndexOf('trailer')
  return last === -1 ? null : dictionaryAt(text, last + 'trailer'.length)
}

function trailerFrom(text: string, at: number): PdfDictionary | null {
  const stream = /^\s*\d+\s+\d+\s+obj\b/.exec(text.slice(at, at + 64))
  if (stream) return dictionaryAt(text, at + stream[0].length)
  if (!/^\s*xref\b/.test(text.slice(at, at + 32))) return null
  const trailer = text.indexOf('trailer', at)
  return trailer === -1 ? null : dictionaryAt(text, trailer + 'trailer'.length)
}

function valueOf(text: string, value: string | undefined): PdfDictionary | null {
  if (value === undefined) return null
  const [, number, generation] = /^(\d{1,10})\s+(\d{1,5})\s+R$/.exec(value) ?? []
  if (!number) return dictionaryAt(value, 0)
  const places = [...text.matchAll(new RegExp(`(?<!\\d)${number}\\s{1,9}${generation}\\s{1,9}obj\\b`, 'g'))]
  const last = places.at(-1)
  return last ? dictionaryAt(text, last.index + last[0].length) : null
}

/** Streams and strings can have separate filters (since PDF 1.5); an unnamed filter means no encryption. */
function locksAttachmentsOnly(encryption: PdfDictionary): boolean {
  const filter = (name: string) => encryption.get(name) ?? '/Identity'
  return Number(encryption.get('V')) >= 4 && filter('StmF') === '/Identity' && filter('StrF') === '/Identity'
}

function firstId(value: string | undefined): Buffer {
  const string = /^\[\s*(<[^>]*>|\((?:\\[^]|[^\\)])*\))/.exec(value ?? '')?.[1]
  return bytesOf(string) ?? Buffer.alloc(0)
}

/**
 * Whether the PDF opens with an empty user password or, as viewers try next, an empty owner password. Before AES 256,
 * an unset owner password equals the user password. Undefined for a nonstandard or incomplete encryption.
 */
function opensWithoutPassword(encryption: PdfDictionary, id: Buffer): boolean | undefined {
  const number = (name: string) => Number(encryption.get(name) ?? Number.NaN)
  const [revision, user, owner] = [number('R'), bytesOf(encryption.get('U')), bytesOf(encryption.get('O'))]
  if (!user || !owner || user.length < 32 || owner.length < 32) return undefined
  if (revision === 5 || revision === 6) {
    const opens = (entry: Buffer, readers: Buffer) => {
      const salt = entry.subarray(32, 40)
      const hash = revision === 5 ? digest('sha256', salt, readers) : hashOfRevision6(salt, readers)
      return entry.subarray(0, 32).equals(hash)
    }
    return opens(user, Buffer.alloc(0)) || opens(owner, user.subarray(0, 48))
  }
  if (![2, 3, 4].includes(revision)) return undefined
  const bits = revision === 2 ? 40 : number('V') === 4 ? bitsOfFilter(encryption) : number('Length') || 40
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(number('P') | 0)
  const seed = [PADDING, owner.subarray(0, 32), rights, id]
  if (revision === 4 && encryption.get('EncryptMetadata') === 'false') seed.push(Buffer.alloc(4, 0xff))
  let key = digest('md5', ...seed).subarray(0, bits / 8)
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32))
  for (let round = 0; round < 50; round += 1) key = digest('md5', key).subarray(0, bits / 8)
  let check: Buffer = digest('md5', PADDING, id)
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  return check.equals(user.subarray(0, 16))
}

/** Key length of the stream filter (ISO 32000-1, table 25): 128 for AES; RC4 gives it in bytes or in bits. */
function bitsOfFilter(encryption: PdfDictionary): number {
  const filters = dictionaryAt(encryption.get('CF') ?? '', 0)
  const filter = dictionaryAt(filters?.get((encryption.get('StmF') ?? '').slice(1)) ?? '', 0)
  const length = filter?.get('CFM') === '/V2' ? Number(filter.get('Length')) : 128
  if (!Number.isInteger(length) || length < 5 || length > 128) return 128
  return length < 40 ? length * 8 : length
}

/**
 * Hash of the empty password (ISO 32000-2, 7.6.4.3.4, algorithm 2.B). For the owner password, `readers` is entry U.
 */
function hashOfRevision6(salt: Buffer, readers: Buffer): Buffer {
  let key: Buffer = digest('sha256', salt, readers)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const packed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => [key, readers]).flat()))
    const remainder = packed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = digest(remainder === 0 ? 'sha256' : remainder === 1 ? 'sha384' : 'sha512', packed)
    last = packed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function digest(algorithm: string, ...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash(algorithm)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** RC4, which old PDFs use and OpenSSL no longer enables; used here only to compare, not to protect. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let at = 0, mixed = 0; at < 256; at += 1) {
    mixed = (mixed + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff
    swap(at, mixed)
  }
  let mixed = 0
  return Buffer.from(
    data.map((byte, index) => {
      const at = (index + 1) & 0xff
      mixed = (mixed + (state[at] ?? 0)) & 0xff
      swap(at, mixed)
      return byte ^ (state[((state[at] ?? 0) + (state[mixed] ?? 0)) & 0xff] ?? 0)
    }),
  )
}
