import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

const require = createRequire(import.meta.url)
const packed = () => readFileSync(require.resolve('@fontsource/montserrat/files/montserrat-latin-400-normal.woff'))

/**
 * The checksum of an OpenType table: the sum of its 32-bit words, with the file's own adjustment in `head` taken as
 * zero.
 */
function checksum(name: string, table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  if (name === 'head') words.writeUInt32BE(0, 8)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

test('decompresses every table of a WOFF font, with its offset and checksum', () => {
  const font = unpackWoff(packed())
  const count = font.readUInt16BE(4)
  expect(count).toBe(packed().readUInt16BE(12))
  const names: string[] = []
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16
    const name = font.toString('latin1', entry, entry + 4)
    const [given, at, length] = [4, 8, 12].map((field) => font.readUInt32BE(entry + field)) as [number, number, number]
    expect([name, checksum(name, font.subarray(at, at + length))]).toEqual([name, given])
    names.push(name)
  }
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
})

test('refuses a file that is not WOFF or has a wrong length', () => {
  expect(() => unpackWoff(Buffer.from('OTTO'))).toThrow('not a WOFF 1.0 file')
  const wrong = packed()
  wrong.writeUInt32BE(wrong.readUInt32BE(44 + 12) + 4, 44 + 12)
  expect(() => unpackWoff(wrong)).toThrow('does not have its declared length')
})
