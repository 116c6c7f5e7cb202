import { expect, test } from 'vitest'
import { freeText, type ExportColumns } from '../../contract/exports.ts'
import { exportFile } from './exportFile.ts'

const HIDDEN = '***-**-****'

/** The cells of a file with one row, which has the text in a typed column and in another one. */
async function cellsOf(text: string) {
  const columns: ExportColumns = { Typed: freeText(() => text), Other: () => text }
  const batches = async function* () {
    yield [{}]
  }
  let file = ''
  for await (const part of exportFile(columns, batches())) file += part
  const [typed, other] = (file.split('\r\n')[1] ?? '').split(',')
  return { typed, other }
}

test.each([
  ['900-11-0001', HIDDEN, HIDDEN],
  ['Called about 900-11-0001.', `Called about ${HIDDEN}.`, `Called about ${HIDDEN}.`],
  ['ssn_900-11-0001_new.pdf', `ssn_${HIDDEN}_new.pdf`, `ssn_${HIDDEN}_new.pdf`],
  ['900110001', HIDDEN, '900110001'],
  ['SSN900110001', `SSN${HIDDEN}`, 'SSN900110001'],
  ['ssn_900110001_new.pdf', `ssn_${HIDDEN}_new.pdf`, 'ssn_900110001_new.pdf'],
  ['900 11 0001', HIDDEN, '900 11 0001'],
  ['900-110001 and 90011 0001', `${HIDDEN} and ${HIDDEN}`, '900-110001 and 90011 0001'],
  ['555-123-4567 and 5551234567', '555-123-4567 and 5551234567', '555-123-4567 and 5551234567'],
  ['W-2026-002001', 'W-2026-002001', 'W-2026-002001'],
  ['12345678', '12345678', '12345678'],
])('exports the text %j as %j if a person typed it, otherwise as %j', async (text, typed, other) => {
  expect(await cellsOf(text)).toEqual({ typed, other })
})
