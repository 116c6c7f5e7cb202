import { expect, test } from 'vitest'
import { darkTheme, lightTheme } from './theme.ts'

test.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])("scales the text of the %s theme with the browser's font size", (_name, theme) => {
  const sizes = Object.entries(theme).filter(([name]) => /^(fontSize|lineHeight)/.test(name))
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(([, size]) => !/^[\d.]+rem$/.test(String(size)))).toEqual([])
  expect(theme).toMatchObject({ fontSizeBase300: '0.875rem', lineHeightBase300: '1.25rem' })
})
