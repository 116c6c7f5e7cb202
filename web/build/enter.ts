/** URL of the entry module, filled in by scripts/start-script.ts. */
declare const ENTRY: string

// Runs the page's code, and shows an error if it fails to load.
await import(/* @vite-ignore */ ENTRY).catch(sayThatItFailed)

/** Without this message, the page would show its static header and not respond. */
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
  // The browser's console already shows failed loads, but not errors in loaded code.
  if (!isMissing) reportError(error)
}

export {}
