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

/**
 * Splits text into runs of one subset each. A character without a subset becomes "?", so that nothing disappears
 * silently.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const piece = pieceOf(character.codePointAt(0) ?? 0)
    const font = fontName(piece ?? 'latin', weight)
    const shown = piece === null ? '?' : character
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

function pieceOf(code: number): Piece | null {
  if (code < 0x100 || (code >= 0x2000 && code < 0x2070) || code === 0x20ac || code === 0x2122) return 'latin'
  if (code >= 0x1ea0 && code <= 0x1ef9) return 'vietnamese'
  if ((code >= 0x100 && code < 0x250) || (code >= 0x1e00 && code < 0x1ea0)) return 'latin-ext'
  return code >= 0x400 && code < 0x460 ? 'cyrillic' : null
}

function fontName(piece: Piece, weight: Weight): string {
  return `${piece}-${weight}`
}

function fontOf(piece: Piece, weight: Weight): Font {
  const name = `montserrat-${piece}-${WEIGHTS[weight]}-normal.woff`
  const known = loaded.get(name)
  if (known) return known
  const font = create(unpackWoff(readFileSync(require.resolve(`@fontsource/montserrat/files/${name}`)))) as Font
  loaded.set(name, font)
  return font
}
