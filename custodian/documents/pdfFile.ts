const HEAD = /^%PDF-[12]\.\d/
const TAIL_SEARCH = 1024

/** A PDF from its first byte to its last: the head, an end mark with nothing but white space behind it. */
export function isPdf(content: Buffer): boolean {
  if (!HEAD.test(content.subarray(0, 8).toString('latin1'))) return false
  const tail = content.subarray(-TAIL_SEARCH).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  return end !== -1 && /^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))
}
