const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const ZIP_END_LENGTH = 22
/** How far before the end of a file programs look for the end record of a zip: it may have a comment behind it. */
const ZIP_SEARCH = ZIP_END_LENGTH + 65_535
/** RAR and 7-Zip, which are looked for from the start of a file on, whatever stands before them. */
const SIGNATURES = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('377abcaf271c', 'hex')]

/**
 * Whether a program would open this file as an archive as well, whatever else it is: what a reviewer sees as a letter
 * could be a program for whoever renames it. What stands behind the end of a zip does not keep it from being one.
 */
export function isAlsoArchive(content: Buffer): boolean {
  return SIGNATURES.some((signature) => content.includes(signature)) || endsWithZip(content)
}

function endsWithZip(content: Buffer): boolean {
  const tail = content.subarray(-ZIP_SEARCH)
  for (let at = tail.lastIndexOf(ZIP_END); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1))
    if (isZipEnd(content, content.length - tail.length + at)) return true
  return false
}

/** The four letters alone may come up by chance in a compressed picture: the record must make sense as well. */
function isZipEnd(content: Buffer, at: number): boolean {
  if (at + ZIP_END_LENGTH > content.length) return false
  const [disk, firstDisk, onDisk, entries] = [4, 6, 8, 10].map((place) => content.readUInt16LE(at + place))
  if (disk !== firstDisk || onDisk !== entries) return false
  const directory = at - content.readUInt32LE(at + 12)
  return entries === 0 ? directory === at : directory >= 0 && content.subarray(directory).indexOf(ZIP_ENTRY) === 0
}
