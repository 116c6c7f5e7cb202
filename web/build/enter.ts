/** The page's own code; written in by scripts/start-script.ts. */
declare const ENTRY: string

// Runs the page's code, and says so when it can't.
await import(/* @vite-ignore */ ENTRY).catch(sayThatItFailed)

/** The page shows its static header, and nothing in it would answer. */
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
