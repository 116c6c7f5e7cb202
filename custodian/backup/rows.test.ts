import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/folder.ts'
import { readRows, writeRows } from './rows.ts'

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

async function* each(batches: string[][]): AsyncGenerator<string[]> {
  for (const batch of batches) yield batch
}
