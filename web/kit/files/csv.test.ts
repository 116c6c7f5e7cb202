import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1'])('gives %j to a spreadsheet as text', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

it('leaves numbers numbers, and quotes what would end a cell', () => {
  expect(csvOf([[-12.5, 'a,b', 'say "x"', 'two\nlines']])).toBe('\uFEFF-12.5,"a,b","say ""x""","two\nlines"\r\n')
})
