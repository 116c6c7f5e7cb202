import { describe, expect, test } from 'vitest'
import { FILE_REFUSALS, refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'
import { FOREIGN_KINDS, namedOtherwiseText } from '../../web/kit/files/foreignKinds.ts'

const refusals = Object.keys(FILE_REFUSALS) as FileRefusal[]
/** What a person can do; a sentence of the way out begins with one. */
const WAYS_OUT =
  /^(?:Add|Check|Choose|Correct|Delete|Download|Export|Hide|Look for|On an iPhone choose|Open|Please contact|Please use|Print|Remove|Rename|Save|Scan|Split|Take|Unhide|Unpack) /

describe('every refusal of a file', () => {
  test.each(refusals)('%s names a way out in one plain sentence', (refusal) => {
    const { is, instead } = FILE_REFUSALS[refusal]
    expect(instead).toMatch(WAYS_OUT)
    expect(instead).toMatch(/^[^{}]*(?:\{(?:kinds|ending)\}[^{}]*)?\.$/)
    expect(is).toMatch(/^(?:[A-Z][^.]*\.|.*\{\w+\}.*)?$/)
  })

  test('is in the reviewed list', async () => {
    const lines = refusals.map(
      (refusal) => `${refusal}: ${FILE_REFUSALS[refusal].is} ${FILE_REFUSALS[refusal].instead}`,
    )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('file-refusals.txt')
  })
})

test("uses the custodian's sentence for other file types in the web", () => {
  for (const [kind, text] of Object.entries(FOREIGN_KINDS)) expect(text).toBe(refusalText(kind as FileRefusal))
  expect(namedOtherwiseText('jpg')).toBe(refusalText('namedOtherwise', { found: 'JPG', ending: 'jpg' }))
})
