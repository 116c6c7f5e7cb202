import './shell/trustedTypes.ts'
import './shell/fonts.ts'
import 'virtual:themes.css'
import './shell/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { logUnexpected } from './shell/logUnexpected.ts'

createRoot(document.getElementById('root')!, { onCaughtError: logUnexpected }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
