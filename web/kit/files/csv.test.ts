import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1'])(
  'writes %j to a CSV file as text, not as a spreadsheet formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
  },
)

it('leaves numbers in a CSV file unquoted, and quotes text with separators, quotes or line breaks', () => {
  expect(csvOf([[-12.5, 'a,b', 'say "x"', 'two\nlines']])).toBe('\uFEFF-12.5,"a,b","say ""x""","two\nlines"\r\n')
})
