import './app/shell/trustedTypes.ts'
import './app/shell/fonts.ts'
import 'virtual:themes.css'
import './app/shell/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { logUnexpected } from './app/shell/logUnexpected.ts'
import { restoreDisplay } from './kit/page/displaySettings.ts'

// In a build, the first script (build/start.ts) has already applied the display settings.
if (import.meta.env.DEV) restoreDisplay()

createRoot(document.getElementById('root')!, { onCaughtError: logUnexpected }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
