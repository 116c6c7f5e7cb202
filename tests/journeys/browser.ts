import { findChromium, findHeadlessShell } from '../../scripts/chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--process-per-site',
]

/** Chromium without windows, which takes a fifth less time for a journey. It shows no PDF and draws no font hints. */
export const headlessShell = { executablePath: findHeadlessShell(), args }

/** The browser that people use, for journeys that look at a PDF or measure text. */
export const chromium = { executablePath: findChromium(), args }
