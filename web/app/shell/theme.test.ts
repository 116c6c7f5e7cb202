import { expect, test } from 'vitest'
import { darkTheme, lightTheme } from './theme.ts'

test.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('letters of the %s theme grow with the size chosen in the browser', (_name, theme) => {
  const sizes = Object.entries(theme).filter(([name]) => /^(fontSize|lineHeight)/.test(name))
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(([, size]) => !/^[\d.]+rem$/.test(String(size)))).toEqual([])
  expect(theme).toMatchObject({ fontSizeBase300: '0.875rem', lineHeightBase300: '1.25rem' })
})
