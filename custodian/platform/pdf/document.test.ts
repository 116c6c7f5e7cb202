import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderPdf, type DocumentContent } from './document.ts'
import { fonts, runsOf } from './fonts.ts'
import { textOfPdf } from './testing.text.ts'

const content: DocumentContent = {
  title: 'Distribution Request',
  company: 'IRA Portal',
  date: new Date('2026-06-01T12:00:00Z'),
  blocks: [
    { kind: 'heading', text: 'Amounts' },
    {
      kind: 'details',
      rows: [
        ['Owner', 'Zoë Łukasz Nguyễn Иванов'],
        ['Amount', '$1,234.56'],
      ],
    },
    { kind: 'paragraph', text: 'A paragraph that is long enough to be broken into lines. '.repeat(80) },
    { kind: 'page' },
    { kind: 'paragraph', text: 'Last page.' },
  ],
}

test('tags a PDF document, sets its language and title, and embeds its fonts', async () => {
  const text = (await renderPdf(content)).toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/Marked true')
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('/Lang (en-US)')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toMatch(/pdfuaid:part/)
  expect(text).toContain('/FontFile2')
  expect(text).not.toContain('/BaseFont /Helvetica')
})

test('tags a table by row, cell and column header across pages', async () => {
  const columns = [
    { header: 'Date', width: 1 },
    { header: 'Amount', width: 1, align: 'right' as const },
  ]
  const rows = Array.from({ length: 120 }, (_, index) => [`Day ${index}`, '$1.00'])
  const text = (await renderPdf({ ...content, blocks: [{ kind: 'table', columns, rows }] })).toString('latin1')
  const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length
  expect([count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([1, 121, 2, 240])
  expect(text.match(/\/Scope \/Column/g)).toHaveLength(2)
  expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(2)
})

test('prints page numbers as artifacts in every footer', async () => {
  const pages = drawnPages(await renderPdf(content))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.map((page) => page.match(/\/Artifact <<\s*\/Type \/Pagination/g)?.length)).toEqual(pages.map(() => 1))
  const text = textOfPdf(await renderPdf(content))
  expect(text).toContain(`Page 1 of ${pages.length}`)
  expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
})

test('prints the day and the address of a letter between letterhead and title', async () => {
  const letter = { date: 'June 1, 2026', to: 'Ann Archer\n1 Elm Street' }
  const lines = textOfPdf(await renderPdf({ ...content, letter })).split('\n')
  expect(lines.slice(0, 5)).toEqual(['IRA Portal', 'June 1, 2026', 'Ann Archer', '1 Elm Street', content.title])
})

test('repeats column headers on every page, but tags only those on the first page', async () => {
  const columns = [
    { header: 'Date', width: 1 },
    { header: 'Description', width: 2 },
  ]
  const rows = Array.from({ length: 60 }, (_, index) => [`Day ${index}`, 'Long enough for a second line. '.repeat(3)])
  const pdf = await renderPdf({ ...content, blocks: [{ kind: 'table', columns, rows }] })
  const pages = drawnPages(pdf)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map((page) => page.match(/\/TH <</g)?.length ?? 0)).toEqual(
    pages.map((_, index) => (index === 0 ? 2 : 0)),
  )
  expect(pages.map((page) => page.match(/\/Artifact <<\s*\/Type \/Pagination/g)?.length ?? 0)).toEqual(
    // The artifacts of a page: the footer, and from the second page on the column headers.
    pages.map((_, index) => (index === 0 ? 1 : 2)),
  )
  // No row is split: a row that does not fit begins on the next page.
  expect(pages.reduce((sum, page) => sum + (page.match(/\/TD <</g)?.length ?? 0), 0)).toBe(120)
})

/** The drawing commands of each page. */
function drawnPages(pdf: Buffer): string[] {
  return pdf
    .toString('latin1')
    .split('stream\n')
    .slice(1)
    .map((part) => Buffer.from(part.slice(0, part.indexOf('\nendstream')), 'latin1'))
    .filter((packed) => packed[0] === 0x78)
    .map((packed) => inflateSync(packed).toString('latin1'))
    .filter((drawn) => drawn.includes(' BDC'))
}

test('tags the label of a fill-in line but not the line itself, and keeps both on one page', async () => {
  const labels = Array.from({ length: 40 }, (_, index) => `Label ${index}`)
  const pdf = await renderPdf({ ...content, blocks: [{ kind: 'blanks', labels }] })
  const pages = drawnPages(pdf)
  expect(pages).toHaveLength(2)
  const count = (pattern: RegExp) => pages.reduce((sum, page) => sum + (page.match(pattern)?.length ?? 0), 0)
  // The company's name is also in a paragraph. The letterhead's mark and line and the footers of two pages are
  // outside the structure tree.
  expect([count(/\/P <</g), count(/\/Artifact <</g)]).toEqual([41, 43])
  expect(textOfPdf(pdf).match(/Label \d+/g)).toEqual(labels)
})

test('tags the boxes of a form as labeled items, and begins a new page if a row does not fit', async () => {
  const row = [
    { label: '1 Gross distribution', value: '$1,000.00', span: 2, figure: true },
    { label: '2b Total distribution', value: true, span: 1 },
    { label: '7 Roth IRA', value: false, span: 1 },
  ]
  const rows = Array.from({ length: 20 }, () => row)
  const pdf = await renderPdf({ ...content, blocks: [{ kind: 'boxes', columns: 4, rows }] })
  const pages = drawnPages(pdf)
  expect(pages).toHaveLength(2)
  const count = (pattern: RegExp) => pages.reduce((sum, page) => sum + (page.match(pattern)?.length ?? 0), 0)
  // A box that is not checked has no value.
  expect([count(/\/Lbl <</g), count(/\/LBody <</g)]).toEqual([60, 40])
  expect(textOfPdf(pdf).match(/^X$/gm)).toHaveLength(20)
})

test('renders the same content to the same PDF bytes', async () => {
  expect((await renderPdf(content)).equals(await renderPdf(content))).toBe(true)
  const other = await renderPdf({ ...content, blocks: content.blocks.slice(1) })
  expect(other.equals(await renderPdf(content))).toBe(false)
})

test('prints a name in a non-Latin script, and replaces a missing glyph', () => {
  expect(runsOf('Łukasz', 'regular').map(({ font, text }) => [font, text])).toEqual([
    ['latin-ext-regular', 'Ł'],
    ['latin-regular', 'ukasz'],
  ])
  expect(runsOf('李 A', 'bold')).toEqual([{ font: 'latin-bold', text: '? A' }])
})

const NOT_CHANGED = [
  'Ka\u02bbahumanu',
  'Ba\u02bca',
  '\u2212$5.00',
  'Œuvre, cœur, Işık',
  '123½ Main',
  'Ỳ Ă ọ\u0301',
  '€ ™ №',
]

test.each<[text: string, shown: string]>([
  ...NOT_CHANGED.map((text): [string, string] => [text, text]),
  ['O\ufb03ce \ufb01ne \ufb02oor \ufb00 \ufb04', 'Office fine floor ff ffl'],
  ['123\u2153 Main', '123 1/3 Main'],
  ['\u215c Elm, 4 \u2154, 1\u20442', '3/8 Elm, 4 2/3, 1/2'],
  ['\uff21\uff22\uff43 \u2162 \u2460', 'ABc III 1'],
  ['Smith\u2010Jones\u2011Lee \u2015 1\u20122', 'Smith-Jones-Lee — 1–2'],
  ['a\u2003b\u3000c\u2028d', 'a b c d'],
  ['a\u200db\u00adc\ufeff', 'abc'],
  ['\u3231\u674e \u0080 \u2031', '?? ? ?'],
])('prints %j as %j, with a glyph for each letter', (text, shown) => {
  for (const weight of ['regular', 'bold'] as const) {
    const runs = runsOf(text, weight)
    expect(runs.map((run) => run.text).join('')).toBe(shown)
    const missing = runs.flatMap((run) => {
      const { font } = fonts().find(({ name }) => name === run.font)!
      return Array.from(run.text).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    })
    expect(missing).toEqual([])
  }
})

test('has the same characters in both weights of a font', () => {
  const charactersOf = new Map(fonts().map(({ name, font }) => [name, font.characterSet.toSorted((a, b) => a - b)]))
  for (const piece of ['latin', 'latin-ext', 'vietnamese', 'cyrillic'])
    expect(charactersOf.get(`${piece}-bold`)).toEqual(charactersOf.get(`${piece}-regular`))
})

test('keeps the text of glyphs that an earlier document used only as parts of other glyphs', async () => {
  const textOf = async (text: string) =>
    textOfPdf(await renderPdf({ ...content, blocks: [{ kind: 'paragraph', text }] })).split('\n')
  expect(await textOf('"…" “x” „y» é ½ %')).toContain('"…" “x” „y» é ½ %')
  expect(await textOf("The owner's 2. keys ‘x’ ‚y› e ´")).toContain("The owner's 2. keys ‘x’ ‚y› e ´")
})

test('draws a letter and its accent in one font', () => {
  expect(runsOf('aọ\u0301', 'regular')).toEqual([
    { font: 'latin-regular', text: 'a' },
    { font: 'vietnamese-regular', text: 'ọ\u0301' },
  ])
})
