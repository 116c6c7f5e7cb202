/** The page's own code; written in by scripts/start-script.ts. */
declare const ENTRY: string

// Runs the page's own code, which takes long: what can be shown without it (rendered.ts) is shown before.
if (document.getElementById('root')?.dataset['rendered'] !== undefined) await nextPaint()
await import(/* @vite-ignore */ ENTRY).catch(sayThatItFailed)

/** When the next frame has been painted; a tab in the background has none. */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

/** The frame stands there, or a whole screen, and nothing in it would answer. */
function sayThatItFailed(error: unknown): void {
  const isMissing = /imported module|module script/.test(String(error))
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className = 'not-loaded'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'Reload the page'
  again.addEventListener('click', () => location.reload())
  notice.append(
    isMissing ? 'The portal could not be loaded. Check your connection. ' : 'The portal could not be started. ',
    again,
  )
  document.body.append(notice)
  // What did not come is in the browser's console already; what went wrong in it is not.
  if (!isMissing) reportError(error)
}

export {}
