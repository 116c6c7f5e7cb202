/** Small valid files for uploads. */
export const pdfFile = (text = 'hello') => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Length ${text.length + 8}>>stream\n% ${text}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(file.length)
    file += `${index + 1} 0 obj${object}endobj\n`
  })
  const start = file.length
  file += `xref\n0 5\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${file}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
}
