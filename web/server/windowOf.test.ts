import { expect, test } from 'vitest'
import { isSmall, isTight, isWide } from '../kit/page/layout.ts'
import { windowOf } from './windowOf.ts'

test.each([
  [390, true, true, false],
  [767, true, true, false],
  [768, false, true, false],
  [1440, false, false, true],
])('a window of %i pixels answers as a browser does, and what was asked is known', (width, small, tight, wide) => {
  const { asked, matchMedia } = windowOf(width)
  const answers = [isSmall, isTight, isWide].map((query) => matchMedia(query).matches)
  expect(answers).toEqual([small, tight, wide])
  expect(asked).toEqual({ [isSmall]: small, [isTight]: tight, [isWide]: wide })
})

test('what nobody can answer on a server is not guessed', () => {
  expect(() => windowOf(390).matchMedia('(hover: none)')).toThrow('(hover: none)')
})
