import { expect, test } from 'vitest'
import { filesAddingUpTo } from './planDifference.ts'

const filesOf = (...owed: number[]) => owed.map((sum, at) => ({ planFileId: at, reference: `F${at}`, owed: sum }))

test.each([
  ['one file', 100, [100, 60, 41], ['F0']],
  ['two files, exact to the cent', 0.3, [0.1, 0.2, 7], ['F0', 'F1']],
  ['four files', 10, [1, 2, 3, 4], ['F0', 'F1', 'F2', 'F3']],
  ['no files if none add up', 100, [60, 41], null],
  ['no files if several sets add up', 100, [60, 40, 70, 30], null],
  ['no files among more than 20', 1, Array.from({ length: 21 }, (_, at) => at + 1), null],
])('suggests plan files that add up to a deposit: %s', (_, amount, owed, references) => {
  expect(filesAddingUpTo(amount, filesOf(...owed))?.map(({ reference }) => reference) ?? null).toEqual(references)
})
