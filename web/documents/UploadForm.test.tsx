import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/renderScreen.tsx'
import { documentsAndPictures, pdfOnly, type Accepted, type UploadContent } from '../kit/files/chosenFile.ts'
import { UploadForm, type Transfer } from './UploadForm.tsx'

const pdf = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
type Answer = { ok: boolean; errors: { code: string; field: null; message: string }[] }

function open(accepted: Accepted = documentsAndPictures) {
  const sent: { content: UploadContent; transfer: Transfer; settle: (answer: Answer) => void }[] = []
  const onSent = vi.fn<() => void>()
  const loader = vi.fn<() => null>(() => null)
  const screen = renderPage({
    loader,
    loaded: null,
    element: (
      <UploadForm
        accepted={accepted}
        failureText="File upload failed"
        onSent={onSent}
        send={(content, transfer) => new Promise((settle) => sent.push({ content, transfer, settle }))}
      />
    ),
  })
  const { page, user } = screen
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  return {
    ...screen,
    sent,
    onSent,
    loader,
    input,
    choose: (file: File) => user.upload(input, file),
    // Passes a file that the picker would filter out, as drag and drop can.
    drop: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    upload: () => user.click(page.getByRole('button', { name: 'Upload' })),
  }
}

describe('the upload form', () => {
  test('requires a file for an upload', async () => {
    const { page, upload, sent } = open()
    await upload()
    expect(page.getByText('Please select a file.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('names the accepted kinds of files before a file is chosen', () => {
    const { page, input } = open()
    expect(page.getByText('PDF, JPG, JPEG or PNG, up to 10 MB')).toBeTruthy()
    for (const extension of ['.pdf', '.jpg', '.jpeg', '.png']) expect(input.accept).toContain(extension)
    expect(input.multiple).toBe(false)
  })

  test('keeps the focus in the file field when a file is removed', async () => {
    const { page, choose, user } = open()
    await choose(pdf)
    await user.click(page.getByRole('button', { name: 'Remove' }))
    expect(page.queryByText('form.pdf')).toBeNull()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Choose a file' }))
  })

  test('sends the file once, shows the progress, then resets the form', async () => {
    const { page, choose, upload, sent, onSent } = open()
    await choose(pdf)
    expect(page.getByText('form.pdf')).toBeTruthy()
    await upload()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.content).toEqual({
      fileName: 'form.pdf',
      contentType: 'application/pdf',
      fileContent: btoa('%PDF-1.7'),
    })
    expect(page.getByRole('button', { name: 'Uploading' }).getAttribute('aria-disabled')).toBe('true')
    expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeTruthy()
    sent[0]!.settle({ ok: true, errors: [] })
    expect(await page.findByText('File uploaded successfully')).toBeTruthy()
    expect(page.queryByText('form.pdf')).toBeNull()
    expect(onSent).toHaveBeenCalledOnce()
  })

  test('keeps the file after a failed upload, and resends it with the same idempotency key', async () => {
    const { page, choose, upload, sent } = open()
    await choose(pdf)
    await upload()
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]!.settle({ ok: false, errors: [{ code: 'INVALID', field: null, message: 'The file is not allowed.' }] })
    expect(await page.findByText('File upload failed')).toBeTruthy()
    expect(page.getByText('The file is not allowed.')).toBeTruthy()
    expect(page.getByText('form.pdf')).toBeTruthy()
    await upload()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.transfer.idempotencyKey).toBe(sent[0]!.transfer.idempotencyKey)
  })

  test.each([
    [0, 'Cancel', '0%'],
    [0.99, 'Cancel', '99%'],
    [1, null, 'Storing the file…'],
  ])('offers Cancel only until the file is sent: %s', async (fraction, button, text) => {
    const { page, choose, upload, sent } = open()
    await choose(pdf)
    await upload()
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => sent[0]!.transfer.onProgress(fraction))
    expect(page.queryByRole('button', { name: 'Cancel' })?.textContent ?? null).toBe(button)
    expect(page.getByText(text)).toBeTruthy()
  })

  test('cancels an upload when the user presses Cancel, keeps the chosen file, and reloads the screen', async () => {
    const { page, user, choose, upload, sent, loader } = open()
    await choose(pdf)
    await upload()
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.click(page.getByRole('button', { name: 'Cancel' }))
    expect(sent[0]!.transfer.signal.aborted).toBe(true)
    sent[0]!.settle({ ok: false, errors: [] })
    expect(await page.findByRole('button', { name: 'Upload' })).toBeTruthy()
    expect(page.getByText('form.pdf')).toBeTruthy()
    expect(page.queryByText('File upload failed')).toBeNull()
    // The server may have stored the file nevertheless.
    await waitFor(() => expect(loader).toHaveBeenCalledOnce())
  })

  test('names the accepted kinds of files when it refuses a file', async () => {
    const { page, drop, upload, sent } = open(pdfOnly)
    drop(new File(['x'], 'photo.png', { type: 'image/png' }))
    expect(await page.findByText(/^This form has to be a PDF\./)).toBeTruthy()
    await upload()
    expect(sent).toEqual([])
  })
})
