import { describe, expect, test } from 'vitest'
import { createPii } from './pii.ts'

const pii = createPii({ piiKeys: [Buffer.alloc(32, 1)], hashKey: Buffer.alloc(32, 2) })
const paper = Buffer.from('%PDF-1.7 with the number 900110001')

test('decrypts a file only with its own associated data, and reveals no plaintext', () => {
  const sealed = pii.sealBytes(paper, 'attachment:one')
  expect(sealed.includes('900110001')).toBe(false)
  expect(sealed.equals(pii.sealBytes(paper, 'attachment:one'))).toBe(false)
  expect(pii.openBytes(sealed, 'attachment:one')).toEqual(paper)
  expect(() => pii.openBytes(sealed, 'attachment:two')).toThrow('unable to authenticate')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => pii.openBytes(sealed, 'attachment:one')).toThrow('unable to authenticate')
})

test('returns a file that an earlier version stored without encryption unchanged', () => {
  expect(pii.openBytes(paper, 'attachment:one')).toEqual(paper)
})

describe('encryption with a new and a former key', () => {
  const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 3)]
  const ring = (...piiKeys: Buffer[]) => createPii({ piiKeys, hashKey: Buffer.alloc(32, 2) })

  test('decrypts with the new and the former key, and encrypts with the new key only', () => {
    const before = [ring(old).seal('900110001', 'a'), ring(old).sealBytes(paper, 'a')] as const
    const both = ring(next, old)
    expect([both.open(before[0], 'a'), both.openBytes(before[1], 'a')]).toEqual(['900110001', paper])
    const after = [both.seal('900110001', 'a'), both.sealBytes(paper, 'a')] as const
    expect([ring(next).open(after[0], 'a'), ring(next).openBytes(after[1], 'a')]).toEqual(['900110001', paper])
    expect(() => ring(next).open(before[0], 'a')).toThrow('a key that is not given')
    expect(() => ring(next).openBytes(before[1], 'a')).toThrow('a key that is not given')
    expect(() => both.open(after[0], 'b')).toThrow('unable to authenticate')
  })

  test('decrypts a value without a key id by trying every key', () => {
    const [unnamed, file] = [ring(old).seal('900110001', 'a'), ring(old).sealBytes(paper, 'a')]
    const v1 = `v1.${unnamed.split('.').at(-1)}`
    const v1File = Buffer.concat([Buffer.from('\0sealed-v1\0', 'latin1'), file.subarray(ring(old).newest.file.length)])
    for (const keys of [[old], [next, old], [old, next]]) {
      expect(ring(...keys).open(v1, 'a')).toBe('900110001')
      expect(ring(...keys).openBytes(v1File, 'a')).toEqual(paper)
    }
    expect(() => ring(next).open(v1, 'a')).toThrow('unable to authenticate')
    expect(() => ring(next, old).open(v1, 'b')).toThrow('unable to authenticate')
  })
})
