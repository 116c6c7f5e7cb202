import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/folder.ts'
import { linesOf, readRows, writeRows } from './rows.ts'

test.each([
  ['line separators of Unicode', [['{"a":"one\u2028two\u2029three"}', '{"a":"next"}']]],
  ['letters of several bytes across batches', [['{"a":"é漢🙂"}'], ['{"a":"b"}', '{"a":"\\n"}']]],
  ['no rows', []],
])('reads the rows of a table as they were written: %s', async (_, batches) => {
  const folder = folderOfTest()
  const written = await writeRows(folder, 'note', each(batches))
  const read: string[] = []
  for await (const batch of readRows(folder, { name: 'note', ...written }, 10)) read.push(...batch)
  expect(read).toEqual(batches.flat())
  expect(written.rows).toBe(read.length)
})

test.each([
  ['each line ended', 'one\ntwo\n', ['one', 'two']],
  ['the last line not ended', 'one\ntwo', ['one', 'two']],
  ['empty lines', '\n\none\n\n', ['', '', 'one', '']],
  ['a carriage return', 'one\r\ntwo\rthree\n', ['one\r', 'two\rthree']],
  ['other separators', 'one\u2028two\u2029three\u0085four\n', ['one\u2028two\u2029three\u0085four']],
  ['letters of several bytes', 'é漢🙂\né\n', ['é漢🙂', 'é']],
  ['nothing', '', []],
])('reads the same lines wherever the text is divided: %s', async (_, text, lines) => {
  const bytes = Buffer.from(text)
  for (let first = 0; first <= bytes.length; first += 1)
    for (let second = first; second <= bytes.length; second += 1)
      expect(await linesIn([bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)])).toEqual(
        lines,
      )
  expect(await linesIn([...bytes].map((byte) => Buffer.of(byte)))).toEqual(lines)
})

async function linesIn(parts: Buffer[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(Readable.from(parts, { objectMode: false }))) lines.push(line)
  return lines
}

async function* each(batches: string[][]): AsyncGenerator<string[]> {
  for (const batch of batches) yield batch
}
