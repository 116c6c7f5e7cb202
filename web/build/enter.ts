/** URL of the entry module, which scripts/start-script.ts fills in. */
declare const ENTRY: string

// Loads the page's code. Shows an error if the code fails to load.
await import(/* @vite-ignore */ ENTRY).catch(sayThatItFailed)

/** Shows an error, because the page would otherwise keep its static header and never respond. */
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
  // The browser logs failed loads itself, but not errors thrown by loaded code.
  if (!isMissing) reportError(error)
}

export {}
