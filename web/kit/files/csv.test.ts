import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1'])('writes %j as text for a spreadsheet', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

it('keeps numbers unquoted, and quotes separators, quotes and line breaks', () => {
  expect(csvOf([[-12.5, 'a,b', 'say "x"', 'two\nlines']])).toBe('\uFEFF-12.5,"a,b","say ""x""","two\nlines"\r\n')
})
