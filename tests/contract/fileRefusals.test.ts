import { describe, expect, test } from 'vitest'
import { FILE_REFUSALS, refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'
import { bankFiles, documentsAndPictures, pdfOnly, planFiles, refusalOf } from '../../web/kit/files/chosenFile.ts'
import { FOREIGN_KINDS, namedOtherwiseText } from '../../web/kit/files/foreignKinds.ts'

const refusals = Object.keys(FILE_REFUSALS) as FileRefusal[]
const PAGE = `# Refused files

Every message for a refused file, and the advice that follows it. Words in braces are filled in. The list is \`contract/fileRefusals.ts\`; \`npx vitest run tests/contract/fileRefusals.test.ts -u\` updates this page.

| Refusal | The file is refused because | What to do instead |
|---|---|---|
`

/** Verbs that may begin the sentence with the advice. */
const WAYS_OUT =
  /^(?:Add|Ask the bank|Check|Choose|Correct|Delete|Download|Export|Hide|Look for|On an iPhone choose|Open|Please contact|Please use|Print|Remove|Rename|Save|Scan|Split|Take|Unhide|Unpack|Use) /

describe('every refusal of a file', () => {
  test.each(refusals)('gives advice in one plain sentence for the file refusal %s', (refusal) => {
    const { is, instead } = FILE_REFUSALS[refusal]
    expect(instead).toMatch(WAYS_OUT)
    expect(instead).toMatch(/^[^{}]*(?:\{(?:kinds|ending|columns|last)\}[^{}]*)?\.$/)
    expect(is).toMatch(/^(?:[A-Z][^.]*\.|.*\{\w+\}.*)?$/)
  })

  test('lists every file refusal in the docs', async () => {
    const lines = refusals.map((refusal) => {
      const { is, instead } = FILE_REFUSALS[refusal]
      return `| \`${refusal}\` | ${is} | ${instead} |`
    })
    await expect(`${PAGE}${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/operations/refused-files.md')
  })
})

test("shows the custodian's refusal messages for files of other types in the web", () => {
  for (const [kind, text] of Object.entries(FOREIGN_KINDS)) expect(text).toBe(refusalText(kind as FileRefusal))
  expect(namedOtherwiseText('jpg')).toBe(refusalText('namedOtherwise', { found: 'JPG', ending: 'jpg' }))
})

const DOCUMENTS = 'PDF, JPG, JPEG or PNG'
const LARGE = new Uint8Array(10 * 1024 * 1024 + 1)
test.each([
  ['notes.zip', 'ab', documentsAndPictures, 'chosenOther', { found: '2 B ZIP', kinds: DOCUMENTS }],
  ['scan', 'ab', documentsAndPictures, 'chosenOther', { found: '2 B', kinds: DOCUMENTS }],
  ['scan.pdf', LARGE, documentsAndPictures, 'chosenOther', { found: '10 MB', kinds: DOCUMENTS }],
  ['people.pdf', '%PDF-', planFiles, 'chosenOther', { found: '5 B PDF', kinds: 'CSV, XML, XLS or XLSX' }],
  ['returns.pdf', '%PDF-', bankFiles, 'chosenOther', { found: '5 B PDF', kinds: 'ACH or TXT' }],
  ['scan.pdf', '', pdfOnly, 'chosenEmpty', {}],
  ['scan.pdf', 'text', pdfOnly, 'chosenNotReal', { found: 'PDF', kinds: 'PDF' }],
  ['scan.png', 'text', documentsAndPictures, 'chosenNotReal', { found: 'PNG', kinds: DOCUMENTS }],
] as const)(
  'refuses the file %s in the web with the documented message',
  async (name, content, accepted, refusal, filled) => {
    expect(await refusalOf(new File([content], name), accepted)).toBe(refusalText(refusal, { name, ...filled }))
  },
)

test.each(['returns.ach', 'RETURNS.TXT', 'ret260310.nacha', 'acme.rtn', 'acme.ret', 'returns.dat'])(
  'accepts a returns file named %s in the web',
  async (name) => {
    expect(await refusalOf(new File(['101 '], name), bankFiles)).toBeNull()
  },
)
