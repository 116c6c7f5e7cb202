/** A PDF of one page with one line, a few hundred bytes, to keep a million documents small. */
export function onePage(line: string): Buffer {
  const text = `BT /F1 14 Tf 72 720 Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
