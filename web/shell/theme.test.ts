import { expect, test } from 'vitest'
import { darkTheme, lightTheme } from './theme.ts'

test.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('letters of the %s theme grow with the size chosen in the browser', (_name, theme) => {
  const sizes = Object.entries(theme).filter(([name]) => /^(fontSize|lineHeight)/.test(name))
  expect(sizes.length).toBeGreaterThan(10)
  for (const [name, size] of sizes) expect(size, name).toMatch(/^[\d.]+rem$/)
  expect(theme).toMatchObject({ fontSizeBase300: '0.875rem', lineHeightBase300: '1.25rem' })
})
