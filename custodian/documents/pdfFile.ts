const HEAD = /^%PDF-[12]\.\d/
const TAIL_SEARCH = 1024
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_LENGTH = 22

/** A PDF from its first byte to its last: the head, an end mark with nothing but white space behind it, and not also a zip. */
export function isPdf(content: Buffer): boolean {
  if (!HEAD.test(content.subarray(0, 8).toString('latin1'))) return false
  const tail = content.subarray(-TAIL_SEARCH).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  if (end === -1 || !/^[\s\0]*$/.test(tail.slice(end + '%%EOF'.length))) return false
  return !isZip(content)
}

/** A zip is read from its end; one that ends exactly where the file ends would open as a zip under another name. */
function isZip(content: Buffer): boolean {
  for (let at = content.lastIndexOf(ZIP_END); at > 0; at = content.lastIndexOf(ZIP_END, at - 1)) {
    if (content.length - at > ZIP_END_LENGTH + 65_535) return false
    if (at + ZIP_END_LENGTH <= content.length && at + ZIP_END_LENGTH + content.readUInt16LE(at + 20) === content.length)
      return true
  }
  return false
}
