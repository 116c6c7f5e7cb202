/** Title of a statement or tax form, from the file name that the custodian chose; null for any other file. */
export function documentTitle(fileName: string): string | null {
  const statement = /^statement-(\d{4})-q([1-4])-\d+(-corrected-\d+)?\.pdf$/.exec(fileName)
  if (statement) return `Statement, Q${statement[2]} ${statement[1]}${statement[3] ? ', corrected' : ''}`
  const form = /^form-(\d{4}(?:-r)?)-(\d{4})-/.exec(fileName)
  return form ? `Form ${form[1]?.toUpperCase()}, ${form[2]}` : null
}
