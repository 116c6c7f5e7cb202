import './app/shell/trustedTypes.ts'
import './app/shell/fonts.ts'
import 'virtual:themes.css'
import './app/shell/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, router } from './app/App.tsx'
import { whenReady } from './core/screens/whenReady.ts'
import { logUnexpected } from './app/shell/logUnexpected.ts'
import { takeOver } from './app/shell/takeOver.ts'
import { restoreDisplay } from './kit/page/displaySettings.ts'

// The built page has done so in its first script.
if (import.meta.env.DEV) restoreDisplay()

const root = document.getElementById('root')!
const start = () =>
  createRoot(root, { onCaughtError: logUnexpected }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// What the gateway has rendered stands until its successor can take its place in one step, without a wait of its own.
if (root.dataset.rendered === undefined) start()
else void takeOver(root, whenReady(router), start)
