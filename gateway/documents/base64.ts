/** The base64 of a file without the prefix that browsers put before it ("data:application/pdf;base64,"). */
export function withoutDataUrl(content: string): string {
  if (!content.startsWith('data:')) return content
  const comma = content.slice(0, 300).indexOf(',')
  return comma < 0 ? content : content.slice(comma + 1)
}
