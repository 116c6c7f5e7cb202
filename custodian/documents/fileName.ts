const LONGEST = 255
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const NEVER = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc/\\:*?"<>|]/gu
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * A plain file name: one Unicode form, no path, control, direction or quoting characters, no leading or trailing dots
 * or spaces, no device name, at most 255 bytes with the extension kept.
 */
export function cleanFileName(given: string): string {
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    .replace(NEVER, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
  const name = DEVICE.test(plain) ? `_${plain}` : plain
  return shortened(name)
}

/** The last extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name
  const extension = extensionOf(name)
  const tail = extension && Buffer.byteLength(extension) <= 10 ? `.${extension}` : ''
  let stem = ''
  let bytes = Buffer.byteLength(tail)
  for (const { segment } of new Intl.Segmenter('en').segment(tail ? name.slice(0, -tail.length) : name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > LONGEST) break
    stem += segment
  }
  return stem + tail
}
