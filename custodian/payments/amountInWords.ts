import { ToWords } from 'to-words/en-US'

const english = new ToWords()

/** "Eight hundred sixty-five and 00/100 dollars" for 86500 cents, as printed on a check. */
export function amountInWords(cents: bigint): string {
  const words = english.convert(cents / 100n).toLowerCase()
  // Adds the hyphen of "sixty-five", which the package omits.
  const dollars = words.replaceAll(/ty (?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g, 'ty-')
  return `${dollars.slice(0, 1).toUpperCase()}${dollars.slice(1)} and ${String(cents % 100n).padStart(2, '0')}/100 dollars`
}
