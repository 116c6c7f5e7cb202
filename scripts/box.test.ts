import { describe, expect, it } from 'vitest'
import { box, table } from './box.ts'

describe('text printed by commands', () => {
  it('frames text as wide as its longest line', () => {
    expect(box(['a', 'long one'])).toBe('┌──────────┐\n│ a        │\n│ long one │\n└──────────┘')
  })

  it('aligns columns to their widest cell', () => {
    expect(
      table([
        ['Check', 'Result'],
        ['types', 'ok'],
        ['a longer name', 'FAILED'],
      ]),
    ).toBe('Check          Result\n─────────────  ──────\ntypes          ok\na longer name  FAILED')
  })
})
