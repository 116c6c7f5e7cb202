const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const GROUPS = ['', ' thousand', ' million', ' billion'] as const

/** "Eight hundred sixty-five and 00/100 dollars" for 86500 cents, as it stands on a check. Below a trillion dollars. */
export function amountInWords(cents: bigint): string {
  const dollars = words(Number(cents / 100n))
  const text = `${dollars} and ${String(cents % 100n).padStart(2, '0')}/100 dollars`
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function words(value: number): string {
  if (value === 0) return 'zero'
  const parts: string[] = []
  for (let rest = value, group = 0; rest > 0; rest = Math.floor(rest / 1000), group += 1) {
    const three = rest % 1000
    if (three > 0) parts.unshift(`${underThousand(three)}${GROUPS[group]}`)
  }
  return parts.join(' ')
}

function underThousand(value: number): string {
  const rest = value % 100
  const hundreds = value >= 100 ? [`${UNDER_TWENTY[Math.floor(value / 100)]} hundred`] : []
  return [...hundreds, ...(rest > 0 ? [underHundred(rest)] : [])].join(' ')
}

function underHundred(value: number): string {
  if (value < 20) return UNDER_TWENTY[value] ?? ''
  const one = value % 10
  return `${TENS[Math.floor(value / 10)]}${one > 0 ? `-${UNDER_TWENTY[one]}` : ''}`
}
