import { expect, test } from 'vitest'
import { createPii } from './pii.ts'

const pii = createPii({ piiKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) })
const paper = Buffer.from('%PDF-1.7 with the number 900110001')

test('a sealed file opens at its own place only, and shows nothing', () => {
  const sealed = pii.sealBytes(paper, 'attachment:one')
  expect(sealed.includes('900110001')).toBe(false)
  expect(sealed.equals(pii.sealBytes(paper, 'attachment:one'))).toBe(false)
  expect(pii.openBytes(sealed, 'attachment:one')).toEqual(paper)
  expect(() => pii.openBytes(sealed, 'attachment:two')).toThrow('unable to authenticate')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => pii.openBytes(sealed, 'attachment:one')).toThrow('unable to authenticate')
})

test('a file from before files were sealed comes back as it is', () => {
  expect(pii.openBytes(paper, 'attachment:one')).toEqual(paper)
})
