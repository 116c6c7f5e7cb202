const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const ZIP_END_LENGTH = 22
/** Maximum distance from the end at which programs find a zip's end record, which a comment may follow. */
const ZIP_SEARCH = ZIP_END_LENGTH + 65_535
/** Signatures of RAR and 7-Zip; unpackers also find them after other data at the start of the file. */
const SIGNATURES = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('377abcaf271c', 'hex')]

/**
 * Whether a program would also open this file as an archive: an apparently harmless letter could be a program after a
 * rename. Data after the end of a zip does not prevent that.
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

/** A compressed picture may contain the signature by chance, so the record's fields must be plausible too. */
function isZipEnd(content: Buffer, at: number): boolean {
  if (at + ZIP_END_LENGTH > content.length) return false
  const [disk, firstDisk, onDisk, entries] = [4, 6, 8, 10].map((place) => content.readUInt16LE(at + place))
  if (disk !== firstDisk || onDisk !== entries) return false
  const directory = at - content.readUInt32LE(at + 12)
  return entries === 0 ? directory === at : directory >= 0 && content.subarray(directory).indexOf(ZIP_ENTRY) === 0
}
