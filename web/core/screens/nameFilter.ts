/** Search filter for a typed name. A last name of two words needs a comma after it: "de la Cruz, Ana". */
export function nameFilter(name: string): { lastName: string; firstName?: string; looseName: true } {
  const words = name.trim().split(/\s+/)
  const [last = '', first = ''] = name.includes(',')
    ? name.split(',').map((part) => part.trim())
    : [words.at(-1) ?? '', words.slice(0, -1).join(' ')]
  return { lastName: last, ...(first === '' ? {} : { firstName: first }), looseName: true }
}
