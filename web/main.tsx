import './app/shell/trustedTypes.ts'
import './app/shell/fonts.ts'
import 'virtual:themes.css'
import './app/shell/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { logUnexpected } from './app/shell/logUnexpected.ts'
import { restoreDisplay } from './kit/page/displaySettings.ts'

// The built page has done so in its first script.
if (import.meta.env.DEV) restoreDisplay()

createRoot(document.getElementById('root')!, { onCaughtError: logUnexpected }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
