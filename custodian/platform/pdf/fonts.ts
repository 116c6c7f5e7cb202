import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.ts'

/** The portal's typeface in subset files. A document embeds the subsets that it uses. */

const WEIGHTS = { regular: 400, bold: 600 } as const
const PIECES = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const

type Piece = (typeof PIECES)[number]
export type Weight = keyof typeof WEIGHTS

const require = createRequire(import.meta.url)
/** Parses the fonts once, because parsing them for each document takes ten times as long. */
const loaded = new Map<string, Font>()

export interface Run {
  font: string
  text: string
}

/** The subsets of the typeface, by the name that runs of text use. */
export function fonts(): Array<{ name: string; font: Font }> {
  return (Object.keys(WEIGHTS) as Weight[]).flatMap((weight) =>
    PIECES.map((piece) => ({ name: fontName(piece, weight), font: fontOf(piece, weight) })),
  )
}

/** Splits text into runs of one subset each. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  let piece: Piece = 'latin'
  for (const character of text.normalize('NFC'))
    for (const letter of printed(character, runs.at(-1)?.text.at(-1))) {
      // The font of a letter places the accents on it.
      if (!(ACCENT.test(letter) && hasGlyph(piece, letter))) piece = pieceOf(letter) ?? 'latin'
      const font = fontName(piece, weight)
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
  return runs
}

const ACCENT = /\p{M}/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** Punctuation that the typeface lacks, and the slash of fractions, which overlaps the digits around it. */
const SAME_LOOK: Readonly<Record<string, string>> = { '\u2010': '-', '\u2012': '–', '\u2015': '—', '\u2044': '/' }

/**
 * A character as letters that have a glyph: "ﬁ" as "fi", the ⅓ of "12⅓" as " 1/3". If there are none, it becomes "?", so
 * that nothing disappears silently.
 */
function printed(character: string, before = ''): string {
  const same = SAME_LOOK[character]
  if (same !== undefined) return same
  if (pieceOf(character) || character === '\n' || character === '\t') return character
  if (INVISIBLE.test(character)) return ''
  if (/\s/.test(character)) return ' '
  const compatible = character.normalize('NFKC')
  const letters = Array.from(compatible, (letter) => SAME_LOOK[letter] ?? letter)
  if (!letters.every(pieceOf)) return '?'
  const isFraction = compatible.includes('\u2044')
  return (isFraction && /[\p{L}\p{N}]/u.test(before) ? ' ' : '') + letters.join('')
}

/** The subset that prints each character; null if no subset has a glyph. */
const pieces = new Map<string, Piece | null>()

function pieceOf(character: string): Piece | null {
  const known = pieces.get(character)
  if (known !== undefined) return known
  const piece = PIECES.find((one) => hasGlyph(one, character)) ?? null
  pieces.set(character, piece)
  return piece
}

/** Both weights have the same characters. */
function hasGlyph(piece: Piece, character: string): boolean {
  return fontOf(piece, 'regular').hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

function fontName(piece: Piece, weight: Weight): string {
  return `${piece}-${weight}`
}

function fontOf(piece: Piece, weight: Weight): Font {
  const name = `montserrat-${piece}-${WEIGHTS[weight]}-normal.woff`
  const known = loaded.get(name)
  if (known) return known
  const font = create(unpackWoff(readFileSync(require.resolve(`@fontsource/montserrat/files/${name}`)))) as Font
  // The parser keeps the character that first asked for a glyph. A glyph first drawn as a part of another one, such as
  // ' of ", would stay without a character, and the text copied from later documents would be wrong.
  for (const code of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(code)
  loaded.set(name, font)
  return font
}
